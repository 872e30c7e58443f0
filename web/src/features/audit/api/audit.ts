import type { AuditRow } from '@sextant/contracts/audit/routes'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { downloadFile } from '@/client/download.ts'
import { useSaving } from '@/client/use-saving.ts'

/** Empty strings: not filtered. from and to are days in UTC, both included. */
export type AuditFilter = {
  entity: string
  action: string
  actor_id: string
  from: string
  to: string
}
export type AuditPage = { items: AuditRow[]; entities: string[]; actions: string[]; more: boolean }

const PAGE = 50
const chosen = (filter: AuditFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Partial<AuditFilter>

/** The organization's log, newest first, page by page. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }): Promise<AuditPage> =>
      api.audit.list({
        ...chosen(filter),
        limit: PAGE,
        ...(pageParam === null ? {} : { before: pageParam }),
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last: AuditPage) => (last.more ? last.items.at(-1)?.id : undefined),
    staleTime: 10_000,
  })

/** Who can be filtered by: the members of today. */
export const auditPeopleQuery = queryOptions({
  queryKey: ['team'],
  queryFn: () => api.team.read(),
  staleTime: 30_000,
  select: team =>
    team.members.map(({ id, full_name, email }) => ({ id, name: full_name || email })),
})

const EXPORT_FAILED = 'The file could not be made. The log is as it was; try again in a moment.'

/** The same filter as a file for a spreadsheet. */
export const useExportAudit = () =>
  useSaving({
    call: (filter: AuditFilter) => {
      const query = new URLSearchParams(chosen(filter)).toString()
      return downloadFile(`/api/v1/audit/export.csv?${query}`, {
        name: 'audit-log.csv',
        failure: EXPORT_FAILED,
      })
    },
    words: EXPORT_FAILED,
  })
