import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'

/** Every question to one client and its answer, newest first. */
export const clientApprovalsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['approvals', { client_id: clientId }],
    queryFn: (): Promise<ApprovalRow[]> => api.portal.approvals({ client_id: clientId }),
    staleTime: 30_000,
  })
