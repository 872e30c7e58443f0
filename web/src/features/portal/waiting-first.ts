import type { ApprovalRow } from '@sextant/contracts/portal/routes'

/** What waits for an answer, in the order in which the page shows it; what is asked about the deliverable that is being read comes first. */
export function waitingFirst(
  approvals: readonly ApprovalRow[],
  outputId: string | undefined,
): ApprovalRow[] {
  const waiting = approvals.filter(({ status }) => status === 'waiting')
  if (outputId === undefined) return waiting
  const isRead = (approval: ApprovalRow) => Number(approval.output_id === outputId)
  return waiting.sort((a, b) => isRead(b) - isRead(a))
}
