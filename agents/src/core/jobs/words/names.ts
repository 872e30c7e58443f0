import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { AGENTS, TOOLS } from '@sextant/contracts/catalogue'
import type { Desk } from '../../desk.ts'
import { claimsOf } from '../../../evidence/claims.ts'

/** A word with a capital, at its beginning or within: "Reed", "eBay". */
export const CAPITAL = /(?<![\p{L}\p{N}])\p{Ll}*\p{Lu}[\p{L}\p{N}'’&.-]*/gu

/** Every word that is written with a capital somewhere in what is known, in small letters: no other proper name may be written. */
export function namesOf({ standing, profile, company }: Desk, draft: Deliverable): string[] {
  const texts = [
    company.name,
    profile.companyName,
    profile.industry,
    profile.description,
    // Words that the brand names may be written, whatever their capitals.
    ...(profile.brand?.use ?? []),
    ...(profile.brand?.avoid ?? []).map(({ instead }) => instead),
    ...standing.facts.flatMap(({ label, quote }) => [label, quote]),
    ...TOOLS.map(({ name }) => name),
    ...AGENTS.map(({ name }) => name),
    ...claimsOf(draft).map(({ claim }) => claim.text),
    ...draft.moves.map(({ ownerRole }) => ownerRole),
  ]
  return [...new Set(texts.flatMap(capitalsIn))]
}

/** The words of a text that have a capital, in small letters and without a possessive. */
export const capitalsIn = (text: string): string[] => (text.match(CAPITAL) ?? []).map(plainName)

export const plainName = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replaceAll(/[.'’-]+$/g, '')
