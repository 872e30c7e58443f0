import type { CompanyFactRow } from '@sextant/contracts/company/facts'

/** How many facts are newer than what was written from them. */
export const changedSince = (
  facts: readonly Pick<CompanyFactRow, 'updated_at'>[],
  writtenAt: string,
): number => facts.filter(fact => Date.parse(fact.updated_at) > Date.parse(writtenAt)).length
