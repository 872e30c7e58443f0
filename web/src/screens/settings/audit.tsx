import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { DownloadIcon } from 'lucide-react'
import { messageOf } from '@/client/api.ts'
import {
  auditPeopleQuery,
  auditQuery,
  useExportAudit,
  type AuditFilter,
} from '@/features/audit/api/audit.ts'
import { AuditFilters } from '@/features/audit/components/audit-filters.tsx'
import { AuditList } from '@/features/audit/components/audit-list.tsx'
import { roleWords } from '@/features/team/role-words.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAddressParams, withEntries } from '@/ui/use-address-params.ts'
import { SettingsFrame } from './settings-frame.tsx'

/** Who did what in the organization. The address carries the filter. */
export default function Audit() {
  const { filter, change, clear } = useAuditFilter()
  const log = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData })
  const people = useQuery(auditPeopleQuery)
  const exporting = useExportAudit()
  const rows = log.data?.pages.flatMap(page => page.items) ?? []
  const last = log.data?.pages.at(-1)
  return (
    <SettingsFrame
      title="Audit log"
      meta="Who did what in your organization, newest first"
      actions={
        <Button
          busy={exporting.saving}
          disabled={rows.length === 0}
          onClick={() => void exporting.save(filter)}
        >
          <DownloadIcon aria-hidden />
          Export CSV
        </Button>
      }
    >
      <AuditFilters
        value={filter}
        entities={last?.entities ?? []}
        actions={last?.actions ?? []}
        people={people.data ?? []}
        onChange={change}
      />
      {log.isPending && <Loading />}
      {log.isError && (
        <ErrorState title={messageOf(log.error)} onRetry={() => void log.refetch()}>
          The log itself is safe. Try again in a moment.
        </ErrorState>
      )}
      {log.data && rows.length === 0 && <Empty filter={filter} onClear={clear} />}
      {rows.length > 0 && <AuditList rows={rows} roleName={role => roleWords(role).name} />}
      {log.hasNextPage && (
        <div>
          <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </SettingsFrame>
  )
}

const KEYS = ['entity', 'action', 'actor_id', 'from', 'to'] as const

function useAuditFilter() {
  const [params, setParams] = useAddressParams()
  const filter = Object.fromEntries(KEYS.map(key => [key, params.get(key) ?? ''])) as AuditFilter
  const change = (changed: Partial<AuditFilter>) => setParams(now => withEntries(now, changed))
  return { filter, change, clear: () => setParams(() => ({})) }
}

function Loading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading the log</output>
      {[1, 2, 3, 4, 5].map(line => (
        <Skeleton key={line} className="h-10" />
      ))}
    </div>
  )
}

function Empty({ filter, onClear }: { filter: AuditFilter; onClear: () => void }) {
  if (KEYS.some(key => filter[key]))
    return (
      <EmptyState
        title="Nothing matches"
        action={<Button onClick={onClear}>Clear the filters</Button>}
      >
        Nothing of this kind happened in these days.
      </EmptyState>
    )
  return (
    <EmptyState title="Nothing has happened yet">
      Invitations, role changes, campaigns, outputs and what the agents learn are written down here.
    </EmptyState>
  )
}
