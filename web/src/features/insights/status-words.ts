import type { InsightStatus } from '@sextant/contracts/company/insights'

/** What became of something learned, in the order in which it is looked through. */
export const STATUS_WORDS: Readonly<Record<InsightStatus, string>> = {
  approved: 'Approved',
  pending: 'Waiting',
  rejected: 'Rejected',
  superseded: 'Superseded',
}
