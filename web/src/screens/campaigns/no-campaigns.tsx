import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { GhostTable } from '@/ui/patterns/ghost-table.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { useMedia } from '@/ui/use-media.ts'

const COLUMNS = ['Campaign', 'Status', 'Dates', 'Spent', 'Changed']
const NARROW_COLUMNS = ['Campaign', 'Spent']

/** Nobody has created a campaign here. create: the way to one; false for who may not. */
export function NoCampaigns({ create }: { create: ReactNode }) {
  const narrow = useMedia('(max-width: 860px)')
  return (
    <EmptyState
      title="No campaigns yet"
      action={create}
      picture={<GhostTable columns={narrow ? NARROW_COLUMNS : COLUMNS} />}
    >
      {create
        ? 'A campaign holds what you want to achieve, for whom, with which money. Begin with its name; everything else can follow.'
        : 'Nobody has created one here.'}
    </EmptyState>
  )
}

export function AllArchived({ create, onShow }: { create: ReactNode; onShow: () => void }) {
  return (
    <EmptyState
      title="All campaigns are archived"
      action={
        <>
          <Button onClick={onShow}>Show archived campaigns</Button>
          {create}
        </>
      }
    >
      Nothing is under way here.
    </EmptyState>
  )
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing matches"
      action={<Button onClick={onClear}>Clear the filters</Button>}
    >
      No campaign has these words or this status.
    </EmptyState>
  )
}
