import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { figuresViewQuery } from '@/features/figures/api/view.ts'
import { dayWithYear, sourceLabel } from '@/features/figures/words.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'

/** What there is to look at: which sources, up to which day; or how to bring the first figures in. */
export function FiguresLine() {
  const { scope } = useAgentPlace()
  const { page } = usePlace()
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
  if (empty === 'none' || as_of === null) return <NothingYet />
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
