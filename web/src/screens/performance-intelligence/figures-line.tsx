import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { figuresViewQuery } from '@/features/figures/api/view.ts'
import { dayWithYear } from '@sextant/contracts/days'
import { sourceLabel } from '@/features/figures/words.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'

/** What there is to look at: which sources, up to which day; or how to bring the first figures in. */
export function FiguresLine() {
  const { scope } = useAgentPlace()
  const { page } = usePlace()
  const isAcross = useMe().organization?.type === 'AGENCY'
  const view = useQuery(figuresViewQuery(scope.clientId ? { client_id: scope.clientId } : {}))
  if (view.isError)
    return (
      <p role="alert" className="text-caption text-bad">
        {messageOf(view.error)}{' '}
        <button type="button" className="link" onClick={() => void view.refetch()}>
          Try again
        </button>
      </p>
    )
  if (!view.data) return <Skeleton className="h-6 max-w-md" />
  const { empty, as_of, choices } = view.data
  if (empty === 'none' || as_of === null)
    return isAcross && !scope.clientId ? <OfClients /> : <NothingYet />
  return (
    <p className="text-ink-2">
      Figures of {choices.sources.map(sourceLabel).join(', ')} are known up to{' '}
      <Link to={page('/metrics')} className="link">
        {dayWithYear(as_of)}
      </Link>
      .
    </p>
  )
}

/** An agency that has none of its own; its clients may. */
const OfClients = () => (
  <EmptyState
    title="Your agency has no figures of its own"
    action={
      <Link to="/metrics" className={buttonStyle({ variant: 'primary' })}>
        Clients side by side
      </Link>
    }
  >
    Those of a client are looked at inside that client: choose one, and open the agent there. A test
    and a table of paths can be told in words here.
  </EmptyState>
)

/** Before the first import. */
function NothingYet() {
  const { page } = usePlace()
  const mayImport = useCan()('figures.manage')
  return (
    <EmptyState
      title="No figures yet"
      action={
        mayImport && (
          <Link to={page('/metrics/import')} className={buttonStyle({ variant: 'primary' })}>
            Import figures
          </Link>
        )
      }
    >
      Drop the exports that your ad platforms, shop or site gave you. A test and a table of paths
      can be told in words without them.
    </EmptyState>
  )
}
