import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

/** What is asked about: a campaign or a deliverable. */
export type Subject = { campaign_id: string } | { output_id: string }

/** Questions about one thing and their answers, newest first. */
export const approvalsQuery = (subject: Subject) =>
  queryOptions({
    queryKey: ['approvals', subject],
    queryFn: (): Promise<ApprovalRow[]> => api.portal.approvals(subject),
    staleTime: 10_000,
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  })

const changed = () =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) =>
      first === 'approvals' ||
      first === 'agent-outputs' ||
      first === 'portal' ||
      first === 'clients' ||
      first === 'get_client_dashboard_routed',
  })

/** A deliverable that is asked about is shared as well. */
export async function askApproval(subject: Subject, note: string): Promise<ApprovalRow> {
  const row = await api.portal.ask({ ...subject, note })
  changed()
  return row
}

export async function withdrawApproval(id: string): Promise<ApprovalRow> {
  const row = await api.portal.withdraw({ id })
  changed()
  return row
}
