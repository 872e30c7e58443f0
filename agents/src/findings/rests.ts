import type { Fact } from '../company/company.ts'

/** Ids of what a finding rests on, each once, in the order given. */
export const idsOf = (...facts: readonly Fact[]): string[] => [
  ...new Set(facts.map(({ id }) => id)),
]
