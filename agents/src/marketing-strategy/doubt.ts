import type { Claim } from '@sextant/contracts/deliverable'
import type { Fact } from '../company/company.ts'
import type { Desk } from '../core/desk.ts'
import type { Sentence } from '../sentences/sentence.ts'

/** A figure that does not fit another; `cannotBe`: nothing is planned on it until one of them is put right. */
export type Doubt = { claim: Claim; cannotBe: boolean; says: Sentence; rests: readonly Fact[] }

type Told = { says: Sentence; rests: readonly Fact[]; cannotBe: boolean }
export const doubt = (desk: Desk, { says, rests, cannotBe }: Told): Doubt => ({
  claim: desk.claim(
    says,
    rests.map(({ id }) => id),
    'computed',
  ),
  cannotBe,
  says,
  rests,
})
