import type { BrandGuidelines } from '@sextant/contracts/brand/guidelines'
import type { Claim } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { claimsOf } from '../evidence/claims.ts'
import { inBrandWords } from './said.ts'

/** A deliverable whose statements avoid what its brand avoids, where there is another word. Statements of the parts that a person reads; sources, figures and names stay. */
export function inBrand<D extends Deliverable>(
  deliverable: D,
  brand: BrandGuidelines | null | undefined,
  names: readonly string[],
): D {
  const avoid = brand?.avoid.filter(({ instead }) => instead !== '') ?? []
  if (avoid.length === 0) return deliverable
  const copy = structuredClone(deliverable)
  for (const { claim } of claimsOf(copy)) reword(claim, avoid, names)
  return { ...copy, title: inBrandWords(copy.title, avoid, names) }
}

function reword(claim: Claim, avoid: BrandGuidelines['avoid'], names: readonly string[]): void {
  claim.text = inBrandWords(claim.text, avoid, names)
}
