import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { approvalKeys, type Subject } from './keys.ts'

/** Questions about one thing and their answers, newest first. */
export const approvalsQuery = (subject: Subject) =>
  queryOptions({
    queryKey: approvalKeys.of(subject),
    queryFn: (): Promise<ApprovalRow[]> => api.portal.approvals(subject),
    staleTime: 10_000,
    meta: { shows: ['approvals'] },
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  })
