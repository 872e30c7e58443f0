import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'

/** Every question to one client and its answer, newest first. */
export const clientApprovalsQuery = (clientId: string) =>
  queryOptions({
    queryKey: clientKeys.approvals(clientId),
    queryFn: (): Promise<ApprovalRow[]> => api.portal.approvals({ client_id: clientId }),
    staleTime: 30_000,
    meta: { shows: ['approvals'] },
  })
