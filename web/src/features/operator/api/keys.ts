import type { FeedbackRow, InvitationState, MailRow } from '@sextant/contracts/operator/routes'

/** Under which keys the operator's lists are cached. */
export const operatorKeys = {
  mail: (status: MailRow['status'] | null, page: number) =>
    ['operator', 'mail', status, page] as const,
  feedback: (status: FeedbackRow['status'] | null, page: number) =>
    ['operator', 'feedback', status, page] as const,
  log: (page: number) => ['operator', 'log', page] as const,
  isolation: ['operator', 'isolation'],
  invitations: (filter: { state: InvitationState | null; search: string; page: number }) =>
    ['operator', 'invitations', filter] as const,
} as const
