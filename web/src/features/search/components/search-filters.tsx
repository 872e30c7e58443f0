import type { FoundPage, SearchKind } from '@sextant/contracts/search/routes'
import { SEARCH_KINDS } from '@sextant/contracts/search/routes'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { KIND_WORDS } from '../kinds.ts'
import { PERIOD_WORDS, PERIODS, type Period } from '../periods.ts'
import type { Search } from '../search-address.ts'

type SearchFiltersProps = {
  search: Search
  /** How many there are of each kind, whichever is shown. */
  kinds: FoundPage['kinds'] | undefined
  /** To choose from; empty where there is nothing to choose. */
  clients: readonly { slug: string; name: string }[]
  change: (next: Partial<Record<keyof Search, string>>) => void
}

/** Narrows a search by kind, client and time. */
export function SearchFilters({ search, kinds, clients, change }: SearchFiltersProps) {
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      <NativeSelect
        aria-label="Kind"
        value={search.kind ?? ''}
        onChange={event => change({ kind: event.target.value })}
      >
        <option value="">All kinds{counted(total(kinds))}</option>
        {SEARCH_KINDS.filter(kind => isOffered(kind, search, kinds)).map(kind => (
          <option key={kind} value={kind}>
            {KIND_WORDS[kind].many}
            {counted(kinds?.[kind])}
          </option>
        ))}
      </NativeSelect>
      {clients.length > 0 && (
        <NativeSelect
          aria-label="Client"
          className="sm:max-w-64"
          value={search.client ?? ''}
          onChange={event => change({ client: event.target.value })}
        >
          <option value="">All clients</option>
          {clients.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      <NativeSelect
        aria-label="Changed"
        value={search.when ?? ''}
        onChange={event => change({ when: event.target.value })}
      >
        <option value="">At any time</option>
        {PERIODS.map((period: Period) => (
          <option key={period} value={period}>
            {PERIOD_WORDS[period]}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

const counted = (count: number | undefined): string => (count === undefined ? '' : ` (${count})`)

const total = (kinds: FoundPage['kinds'] | undefined): number | undefined =>
  kinds && Object.values(kinds).reduce((sum, count) => sum + count, 0)

const isOffered = (
  kind: SearchKind,
  { kind: chosen }: Search,
  kinds: FoundPage['kinds'] | undefined,
): boolean => kind === chosen || kinds?.[kind] !== undefined
