import { SEARCH_MAX } from '@sextant/contracts/limits'
import { CAMPAIGN_STATUSES } from '@sextant/contracts/catalogue'
import { SearchIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { Count } from '@/ui/primitives/tabs.tsx'
import { sideways } from '@/ui/sideways.ts'
import { statusLabel } from '../campaign-status.ts'
import { CAMPAIGN_SORTS, totalOf, type CampaignFilter } from '../list-filter.ts'

const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
] as const

type CampaignFiltersProps = {
  filter: CampaignFilter
  /** What stands in the search field; the filter follows a moment later. */
  typed: string
  onType: (typed: string) => void
  onChange: (next: Partial<CampaignFilter>) => void
  /** To choose one from; empty where there is nothing to choose. */
  clients: readonly { id: string; name: string }[]
  /** How many are archived. */
  archived: number
  views: ReactNode
}

/** Search, client, order, archived ones, saved views, table or board. */
export function CampaignFilters({
  filter,
  typed,
  onType,
  onChange,
  clients,
  archived,
  views,
}: CampaignFiltersProps) {
  const id = useId()
  return (
    <search className="flex flex-wrap items-center gap-3">
      <span className="relative min-w-56 flex-1 max-md:min-w-full md:max-w-xs">
        <SearchIcon
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <Input
          type="search"
          aria-label="Search campaigns"
          placeholder="Search name, description, tags"
          maxLength={SEARCH_MAX}
          className="pl-9"
          value={typed}
          onChange={event => onType(event.target.value)}
        />
      </span>
      {clients.length > 0 && (
        <div className="w-44 max-md:w-[calc(50%-6px)]">
          <NativeSelect
            aria-label="Client"
            value={filter.client ?? ''}
            onChange={event => onChange({ client: event.target.value || null })}
          >
            <option value="">All clients</option>
            {clients.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
      <div className="w-40 max-md:min-w-[calc(50%-6px)] max-md:flex-1">
        <NativeSelect
          aria-label="Order"
          value={filter.sort}
          onChange={event => {
            const sort = CAMPAIGN_SORTS.find(({ value }) => value === event.target.value)
            if (sort) onChange({ sort: sort.value })
          }}
        >
          {CAMPAIGN_SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
      {views}
      {(archived > 0 || filter.archived) && (
        <label htmlFor={id} className="flex min-h-(--control) cursor-pointer items-center gap-2">
          <Checkbox
            id={id}
            checked={filter.archived}
            onCheckedChange={checked => onChange({ archived: checked === true })}
          />
          Archived too
        </label>
      )}
      <SegmentedControl
        label="Layout"
        value={filter.view}
        options={VIEWS}
        onValueChange={view => onChange({ view })}
        className="md:ml-auto"
      />
    </search>
  )
}

const tab =
  'relative inline-flex h-11 shrink-0 items-center gap-2 text-body leading-none font-medium whitespace-nowrap text-ink-3 hover:text-ink-2 focus-visible:-outline-offset-2 aria-pressed:text-ink aria-pressed:after:absolute aria-pressed:after:inset-x-0 aria-pressed:after:bottom-0 aria-pressed:after:h-0.5 aria-pressed:after:bg-ink'

/** How many stand in each status; pressing one shows only those. */
export function StatusTabs({
  counts,
  filter,
  onChange,
}: {
  counts: { by_status: Record<string, number>; archived: number }
  filter: CampaignFilter
  onChange: (status: string | null) => void
}) {
  const others = Object.keys(counts.by_status).filter(
    status => !CAMPAIGN_STATUSES.some(known => known === status),
  )
  const chosen =
    filter.status && ![...CAMPAIGN_STATUSES, ...others].includes(filter.status)
      ? [filter.status]
      : []
  return (
    <fieldset
      ref={sideways}
      className="flex min-w-0 gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      <legend className="sr-only">Status</legend>
      <button
        type="button"
        className={tab}
        aria-pressed={filter.status === null}
        onClick={() => onChange(null)}
      >
        All<Count>{totalOf(counts, { status: null, archived: filter.archived })}</Count>
      </button>
      {[...CAMPAIGN_STATUSES, ...others, ...chosen].map(status => (
        <button
          key={status}
          type="button"
          className={tab}
          aria-pressed={filter.status === status}
          onClick={() => onChange(status)}
        >
          {statusLabel(status)}
          <Count>{counts.by_status[status] ?? 0}</Count>
        </button>
      ))}
    </fieldset>
  )
}
