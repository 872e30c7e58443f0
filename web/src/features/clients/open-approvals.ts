import type { ApprovalRow } from '@sextant/contracts/portal/routes'

/** What still waits for the client, or for the agency after changes were asked: the last word on each subject, changes first, then the longest waiting. rows: newest first. */
export function openApprovals(rows: readonly ApprovalRow[]): ApprovalRow[] {
  const seen = new Set<string>()
  const last = rows.filter(({ campaign_id, output_id }) => {
    const subject = `${campaign_id} ${output_id}`
    return seen.has(subject) ? false : seen.add(subject)
  })
  const rank = ({ status }: ApprovalRow) => (status === 'changes' ? 0 : 1)
  return last
    .filter(({ status }) => status === 'waiting' || status === 'changes')
    .sort((a, b) => rank(a) - rank(b) || a.requested_at.localeCompare(b.requested_at))
}
