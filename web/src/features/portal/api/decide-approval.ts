import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

/** comment: what should change; may be empty for an approval. */
export async function decideApproval(
  id: string,
  decision: 'approved' | 'changes',
  comment: string,
): Promise<ApprovalRow> {
  const row = await api.portal.decide({ id, decision, comment })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['portal'] }),
    queryClient.invalidateQueries({ queryKey: ['approvals'] }),
  ])
  return row
}
