import type { AgentSlug } from '@sextant/contracts/catalogue'
import { SEARCH_MAX } from '@sextant/contracts/limits'
import { SearchIcon } from 'lucide-react'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { KEPT, WRITING_AGENTS, type Kept } from '../output-filter.ts'

/** Words, agent and state of the list of outputs. onSet: a parameter of the address; null takes it away. */
export function OutputSearch({
  typed,
  onType,
  agent,
  isOfOne = false,
  kept,
  onSet,
}: {
  typed: string
  onType: (words: string) => void
  agent: AgentSlug | null
  /** The agent is not to be chosen. */
  isOfOne?: boolean
  kept: Kept
  onSet: (key: string, value: string | null) => void
}) {
  return (
    <search className="flex flex-wrap items-center gap-3 max-md:grid">
      <span className="relative min-w-56 flex-1 md:max-w-sm">
        <SearchIcon
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <Input
          type="search"
          aria-label="Search titles and decisions"
          placeholder="Search titles and decisions"
          maxLength={SEARCH_MAX}
          className="pl-9"
          value={typed}
          onChange={event => onType(event.target.value)}
        />
      </span>
      {WRITING_AGENTS.length > 1 && !isOfOne && (
        <NativeSelect
          aria-label="Agent"
          value={agent ?? ''}
          onChange={event => onSet('agent', event.target.value || null)}
        >
          <option value="">All agents</option>
          {WRITING_AGENTS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      <SegmentedControl
        label="Saved or drafts"
        value={kept}
        options={KEPT}
        fill
        onValueChange={value => onSet('kept', value === 'all' ? null : value)}
      />
    </search>
  )
}
