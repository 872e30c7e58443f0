import { SEARCH_MAX } from '@sextant/contracts/limits'
import { CLIENT_SORTS } from '@sextant/contracts/clients/routes'
import { SearchIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { SORT_LABELS, type ClientFilter, type StatusCount } from '../client-filter.ts'
import { statusLabel } from '../client-status.ts'
import type { ClientView } from '../client-view.ts'

const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'cards', label: 'Cards' },
] as const

type ClientSearchProps = {
  filter: ClientFilter
  /** The words in the field; the filter follows them. */
  typed: string
  onType: (words: string) => void
  onChange: (change: Partial<ClientFilter>) => void
  statuses: readonly StatusCount[]
  view: ClientView
  onView: (view: ClientView) => void
  /** The person's own views. */
  views: ReactNode
}

/** Words, order, layout and status of the list of clients. */
export function ClientSearch({
  filter,
  typed,
  onType,
  onChange,
  statuses,
  view,
  onView,
  views,
}: ClientSearchProps) {
  return (
    <search className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="relative min-w-56 flex-1 max-md:basis-full md:max-w-sm">
          <SearchIcon
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
          />
          <Input
            type="search"
            aria-label="Search clients"
            placeholder="Search clients"
            maxLength={SEARCH_MAX}
            className="pl-9"
            value={typed}
            onChange={event => onType(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              document.querySelector<HTMLElement>('[data-clients] a[data-client]')?.focus()
            }}
          />
        </span>
        <span className="max-md:flex-1">
          <NativeSelect
            aria-label="Order"
            value={filter.sort}
            onChange={event =>
              onChange({
                sort: CLIENT_SORTS.find(sort => sort === event.target.value) ?? 'attention',
              })
            }
          >
            {CLIENT_SORTS.map(sort => (
              <option key={sort} value={sort}>
                {SORT_LABELS[sort]}
              </option>
            ))}
          </NativeSelect>
        </span>
        {views}
        <SegmentedControl
          className="ml-auto max-md:hidden"
          label="Table or cards"
          value={view}
          options={VIEWS}
          onValueChange={onView}
        />
      </div>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Status</legend>
        {statuses.map(({ status, count }) => (
          <button
            key={status ?? 'all'}
            type="button"
            aria-pressed={filter.status === status}
            onClick={() => onChange({ status })}
            className={buttonStyle({
              size: 'sm',
              variant: 'quiet',
              className:
                'aria-pressed:border-line-strong aria-pressed:bg-surface aria-pressed:text-ink',
            })}
          >
            {status === null ? 'All' : statusLabel(status)}
            <span className="font-normal text-ink-3">{count}</span>
          </button>
        ))}
      </fieldset>
    </search>
  )
}
