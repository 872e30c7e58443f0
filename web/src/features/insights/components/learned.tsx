import {
  INSIGHT_STATUSES,
  type InsightCounts,
  type InsightStatus,
} from '@sextant/contracts/company/insights'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { sideways } from '@/ui/sideways.ts'
import { useAddressParams, withEntries } from '@/ui/use-address-params.ts'
import { type About, insightCountsQuery, insightHistoryQuery } from '../api/insights.ts'
import { STATUS_WORDS } from '../status-words.ts'
import { InsightPage } from './insight-page.tsx'

type Shown = InsightStatus | 'all'

type LearnedProps = {
  /** Of whom; null: of the organization and of all clients, each line with its name. */
  about: About
  editable: boolean
  outputHref: (id: string) => string
  /** What stands there before anything was learned. */
  nothing: ReactNode
}

/** What the agents learned, by what became of it, with how much there is of each; of whom and which, the address says. */
export function Learned({ about, editable, outputHref, nothing }: LearnedProps) {
  const [params, setParams] = useAddressParams()
  const { hash } = useLocation()
  const counts = useQuery(insightCountsQuery)
  const named = INSIGHT_STATUSES.find(status => status === params.get('status'))
  // An address that names one insight shows all of them, for it may wait or be approved.
  const shown: Shown = hash.startsWith('#insight-') ? 'all' : (named ?? 'all')
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '1', 10) - 1 || 0)
  const whom = about ?? aboutIn(params.get('of'))
  const learned = useQuery({
    ...insightHistoryQuery({ status: shown === 'all' ? null : shown, page, about: whom }),
    placeholderData: keepPreviousData,
  })
  const go = (changes: Record<string, string | null>) =>
    setParams(now => withEntries(now, { page: null, ...changes }))
  const of = counts.data?.filter(row => isOf(row, whom)) ?? []
  const hasAny = of.some(row => INSIGHT_STATUSES.some(status => row[status] > 0))
  const places = about === null ? (counts.data ?? []) : []
  return (
    <section aria-labelledby="learned" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line-strong pb-2">
        <h2 id="learned" className="font-semibold">
          What the agents learned
        </h2>
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          {places.length > 1 && (
            <WhomSelect
              places={places}
              value={params.get('of') ?? ''}
              onChange={value => go({ of: value || null })}
            />
          )}
          <div ref={sideways} className="max-w-full overflow-x-auto">
            <SegmentedControl
              label="Which insights"
              value={shown}
              options={[
                { value: 'all' as Shown, label: 'All' },
                ...INSIGHT_STATUSES.map(status => ({
                  value: status as Shown,
                  label: <Counted status={status} counts={counts.data && of} />,
                })),
              ]}
              onValueChange={value => go({ status: value === 'all' ? null : value })}
            />
          </div>
        </div>
      </div>
      <InsightPage
        insights={learned}
        editable={editable}
        underLine
        page={page}
        onPage={to => go({ page: to > 0 ? String(to + 1) : null })}
        outputHref={outputHref}
        namesClients={places.length > 1}
        empty={hasAny || page > 0 ? <p className="py-4 text-ink-2">{EMPTY[shown]}</p> : nothing}
      />
    </section>
  )
}

const EMPTY: Readonly<Record<Shown, string>> = {
  all: 'Nothing stands and nothing waits.',
  approved: 'Nothing is approved yet.',
  pending: 'Nothing waits for you.',
  rejected: 'Nothing was rejected.',
  superseded: 'Nothing was replaced by something newer.',
}

const OWN = 'own'

const aboutIn = (of: string | null): About => {
  if (!of) return null
  return of === OWN ? OWN : { clientId: of }
}

function isOf({ client_id }: InsightCounts, about: About): boolean {
  if (about === null) return true
  return about === OWN ? client_id === null : client_id === about.clientId
}

/** "Waiting 4"; without the figure while it is not there. */
function Counted({
  status,
  counts,
}: {
  status: InsightStatus
  counts: readonly InsightCounts[] | undefined
}) {
  return (
    <span>
      {STATUS_WORDS[status]}{' '}
      {counts && (
        <span className="ml-0.5 font-normal text-ink-3">
          {counts.reduce((sum, row) => sum + row[status], 0)}
        </span>
      )}
    </span>
  )
}

type WhomSelectProps = {
  places: readonly InsightCounts[]
  value: string
  onChange: (value: string) => void
}

/** Everybody, the organization itself, or one client. */
function WhomSelect({ places, value, onChange }: WhomSelectProps) {
  return (
    <NativeSelect
      aria-label="About whom"
      className="h-(--control-sm) w-52"
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">Everybody</option>
      {places.map(({ client_id, client_name }) => (
        <option key={client_id ?? OWN} value={client_id ?? OWN}>
          {client_name ?? 'Your own organization'}
        </option>
      ))}
    </NativeSelect>
  )
}
