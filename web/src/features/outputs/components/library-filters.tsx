import type { LibraryOverview } from '@sextant/contracts/agent-outputs/library'
import { LIBRARY_SORTS, LIBRARY_STATES } from '@sextant/contracts/agent-outputs/library'
import { outputKindName } from '@sextant/contracts/catalogue'
import { SEARCH_MAX } from '@sextant/contracts/limits'
import { ChevronDownIcon, SearchIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { type OutputFilter, SORT_WORDS, STATE_WORDS, WRITING_AGENTS } from '../output-filter.ts'

/** What the page itself says, so that it is not to be chosen. */
export type Settled = Partial<Pick<OutputFilter, 'agent' | 'campaign' | 'state' | 'client'>>

type LibraryFiltersProps = {
  filter: OutputFilter
  settled: Settled
  typed: string
  onType: (words: string) => void
  onChange: (change: Partial<OutputFilter>) => void
  /** What there is to choose from; undefined while it is on its way. */
  overview: LibraryOverview | undefined
  /** An agency chooses among clients. */
  withClients: boolean
}

/** Words of the search, and by what the library is narrowed down. */
export function LibraryFilters(props: LibraryFiltersProps) {
  const { typed, onType } = props
  return (
    <search className="grid gap-3 xl:grid-cols-[minmax(240px,1fr)_auto]">
      <span className="relative">
        <SearchIcon
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-3"
        />
        <Input
          type="search"
          aria-label="Search titles and text"
          placeholder="Search titles and text"
          maxLength={SEARCH_MAX}
          className="h-full min-h-11 pl-10"
          value={typed}
          onChange={event => onType(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            document.querySelector<HTMLElement>('[data-library] a[data-output]')?.focus()
          }}
        />
      </span>
      <Cells {...props} />
    </search>
  )
}

const named = (items: readonly { id: string; name: string; count: number }[] = []): Option[] =>
  items.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }))

function Cells({ filter, settled, onChange, overview, withClients }: LibraryFiltersProps) {
  const agents = WRITING_AGENTS.filter(({ id }) => overview?.agents[id] || id === filter.agent)
  const types = Object.keys(overview?.types ?? {}).toSorted()
  return (
    <div className="grid auto-cols-fr rounded-md border border-line-strong bg-surface max-md:grid-cols-2 md:grid-flow-col">
      {withClients && !('client' in settled) && (
        <Cell
          label="Client"
          all="All"
          value={filter.client}
          options={[...named(overview?.clients), { value: 'none', label: 'Your own work' }]}
          onChoose={client => onChange({ client })}
        />
      )}
      {!('agent' in settled) && (
        <Cell
          label="Agent"
          all="All"
          value={filter.agent}
          options={agents.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={id =>
            onChange({ agent: WRITING_AGENTS.find(agent => agent.id === id)?.id ?? null })
          }
        />
      )}
      <Cell
        label="Kind"
        all="All"
        value={filter.type}
        options={types.map(type => ({ value: type, label: outputKindName(type) }))}
        onChoose={type => onChange({ type })}
      />
      {!('campaign' in settled) && (
        <Cell
          label="Campaign"
          all="Any"
          value={filter.campaign}
          options={named(overview?.campaigns)}
          onChoose={campaign => onChange({ campaign })}
        />
      )}
      <Cell
        label="Author"
        all="Anyone"
        value={filter.author}
        options={named(overview?.authors)}
        onChoose={author => onChange({ author })}
      />
      {!('state' in settled) && (
        <Cell
          label="State"
          all="Any"
          value={filter.state}
          options={LIBRARY_STATES.map(state => ({ value: state, label: STATE_WORDS[state] }))}
          onChoose={state =>
            onChange({ state: LIBRARY_STATES.find(known => known === state) ?? null })
          }
        />
      )}
    </div>
  )
}

type Option = { value: string; label: string }

/** One thing to narrow down by: its name small, what is chosen below. */
function Cell({
  label,
  all,
  value,
  options,
  onChoose,
}: {
  label: string
  all: string
  value: string | null
  options: readonly Option[]
  onChoose: (value: string | null) => void
}) {
  return (
    <label className="relative grid min-w-0 border-line px-3.5 py-1.5 hover:bg-act-soft max-md:border-b max-md:last:odd:col-span-2 md:border-r md:last:border-r-0 xl:w-[116px]">
      <span className="text-caption text-ink-2">{label}</span>
      <select
        className="w-full min-w-0 cursor-pointer appearance-none truncate bg-transparent pr-5 font-semibold text-ink after:absolute max-md:text-base"
        value={value ?? ''}
        onChange={event => onChoose(event.target.value || null)}
      >
        <option value="">{all}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        aria-hidden
        className="pointer-events-none absolute right-3 bottom-2.5 size-4 text-ink-2"
      />
    </label>
  )
}

/** Order and look of what is found; children: ways to often wanted parts of it. */
export function LibraryLook({
  filter,
  onChange,
  children,
}: {
  filter: OutputFilter
  onChange: (change: Partial<OutputFilter>) => void
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap items-center gap-2">{children}</div>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        <span className="max-md:flex-1">
          <NativeSelect
            aria-label="Order"
            value={filter.sort}
            onChange={event =>
              onChange({ sort: LIBRARY_SORTS.find(one => one === event.target.value) ?? 'stale' })
            }
          >
            {LIBRARY_SORTS.map(sort => (
              <option key={sort} value={sort}>
                {SORT_WORDS[sort]}
              </option>
            ))}
          </NativeSelect>
        </span>
        <SegmentedControl
          label="Cards or a table"
          value={filter.expert ? 'table' : 'cards'}
          options={LOOKS}
          onValueChange={look => onChange({ expert: look === 'table' })}
        />
      </div>
    </div>
  )
}

const LOOKS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const
