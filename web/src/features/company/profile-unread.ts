import type { CompanyFactRow } from '@sextant/contracts/company/facts'

/** Whether words of the business profile are no facts yet: what is sold is what they tell first. */
export const isProfileUnread = (
  words: string,
  facts: readonly Pick<CompanyFactRow, 'kind'>[],
): boolean => words.trim() !== '' && !facts.some(({ kind }) => kind === 'offer')
