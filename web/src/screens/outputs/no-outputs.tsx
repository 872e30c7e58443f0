import { type AgentEntry, AGENTS } from '@sextant/contracts/catalogue'
import { Link } from 'react-router'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'

/** Where one begins who has no outputs. */
const [first] = AGENTS as readonly [AgentEntry, ...AgentEntry[]]

/** Nothing was written here. only: the agent whose page it is, and where it begins. */
export function NoOutputs({ only }: { only?: { agent: AgentEntry; home: string } }) {
  const place = usePlace()
  const { agent, home } = only ?? { agent: first, home: place.agent(first.path) }
  return (
    <EmptyState
      title="No outputs yet"
      action={
        <Link to={home} className={buttonStyle({ variant: 'primary' })}>
          Start with {agent.name}
        </Link>
      }
    >
      Every deliverable an agent writes is kept here. The first takes five to ten minutes.
    </EmptyState>
  )
}

export function NothingSaved() {
  const place = usePlace()
  return (
    <EmptyState
      title="Nothing saved yet"
      action={
        <Link to={place.page('/outputs')} className={buttonStyle({ variant: 'primary' })}>
          Show all outputs
        </Link>
      }
    >
      Press the star of an output, and your whole team finds it here.
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
