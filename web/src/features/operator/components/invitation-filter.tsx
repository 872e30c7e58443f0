import { SEARCH_MAX } from '@sextant/contracts/limits'
import type { InvitationState } from '@sextant/contracts/operator/routes'
import { SearchIcon } from 'lucide-react'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import type { Invitations } from '../api/invitations.ts'
import { INVITATION_STATES, STATE_WORDS } from '../words.ts'

/** "Waiting (3)", once the number is known. */
const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`

/** Words to look for, and the state to look in. state null: all of them. */
export function InvitationFilter({
  typed,
  onType,
  state,
  onState,
  counts,
}: {
  typed: string
  onType: (text: string) => void
  state: InvitationState | null
  onState: (state: string) => void
  counts: Invitations['counts'] | undefined
}) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <search className="flex flex-wrap items-center gap-3 max-md:grid">
      <span className="relative min-w-56 flex-1 md:max-w-sm">
        <SearchIcon
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <Input
          type="search"
          aria-label="Search emails and companies"
          placeholder="Search emails and companies"
          maxLength={SEARCH_MAX}
          className="pl-9"
          value={typed}
          onChange={event => onType(event.target.value)}
        />
      </span>
      <NativeSelect
        aria-label="State"
        value={state ?? 'all'}
        onChange={event => onState(event.target.value)}
      >
        {INVITATION_STATES.map(value => (
          <option key={value} value={value}>
            {withCount(STATE_WORDS[value], counts?.[value])}
          </option>
        ))}
        <option value="all">{withCount('All', all)}</option>
      </NativeSelect>
    </search>
  )
}
