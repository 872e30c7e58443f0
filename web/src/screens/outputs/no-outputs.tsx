import { Link } from 'react-router'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'

/** Nothing was written here. start: where one begins, and with whom. */
export function NoOutputs({ start, name }: { start: string; name: string }) {
  return (
    <EmptyState
      title="No outputs yet"
      action={
        <Link to={start} className={buttonStyle({ variant: 'primary' })}>
          Start with {name}
        </Link>
      }
    >
      Every deliverable an agent writes is kept here. The first takes five to ten minutes.
    </EmptyState>
  )
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing matches"
      action={<Button onClick={onClear}>Clear the filters</Button>}
    >
      No output has these words or this state.
    </EmptyState>
  )
}
