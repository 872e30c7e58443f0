import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { GhostTable } from '@/ui/patterns/ghost-table.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { useMedia } from '@/ui/use-media.ts'

const COLUMNS = ['Client', 'Status', 'Health', 'Campaigns', 'Monthly']
const NARROW_COLUMNS = ['Client', 'Health']

/** The agency has no client. ways: to add one; nothing for who may not. */
export function NoClients({ manage, ways }: { manage: boolean; ways: ReactNode }) {
  const narrow = useMedia('(max-width: 860px)')
  return (
    <EmptyState
      title="No clients yet"
      picture={<GhostTable columns={narrow ? NARROW_COLUMNS : COLUMNS} />}
      action={manage && ways}
    >
      {manage
        ? 'Add the first one: a name is enough. Its campaigns, sessions and outputs then stay together, and apart from every other client’s.'
        : 'Someone who manages clients adds them; yours will stand here.'}
    </EmptyState>
  )
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing matches"
      action={<Button onClick={onClear}>Clear the filters</Button>}
    >
      No client has these words or this status.
    </EmptyState>
  )
}
