import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { hitRate } from '@sextant/contracts/quick-wins/grade'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { QuickWinsFrame, Waiting } from './frame.tsx'
import { OpportunityList } from './opportunity-list.tsx'
import { useQuickWins } from './use-quick-wins.ts'
import { WinList } from './win-list.tsx'

/** What asks for somebody, what is under way, and the move that would pay back next. */
export default function QuickWins() {
  const { list, ...wins } = useQuickWins()
  return (
    <QuickWinsFrame>
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          What you started is safe. Try again in a moment.
        </ErrorState>
      )}
      {list.isPending && <Waiting what="quick wins" />}
      {list.data && list.data.length > 0 && <Started {...wins} />}
      {list.data && <Next clientId={wins.clientId} />}
    </QuickWinsFrame>
  )
}

type StartedProps = Omit<ReturnType<typeof useQuickWins>, 'list'>

function Started({ waiting, late, underWay, graded, hrefOf, today }: StartedProps) {
  const hits = hitRate(graded.map(({ grade }) => grade))
  const common = { hrefOf, today }
  return (
    <>
      <StatRow
        stats={[
          { label: 'Under way', value: late.length + underWay.length },
          { label: 'Waiting for their result', value: waiting.length },
          {
            label: 'Came out as expected or better',
            value: hits ? `${hits.hits} of ${hits.of}` : 'None yet',
          },
        ]}
      />
      <WinList title="What came of it?" wins={waiting} {...common} />
      <WinList title="Late" wins={late} {...common} />
      <WinList title="Under way" wins={underWay} {...common} />
    </>
  )
}

function Next({ clientId }: { clientId: string | null }) {
  const { page, client } = usePlace()
  const { organization } = useMe()
  const isAboveClients = !client && organization?.type === 'AGENCY'
  return (
    <section aria-labelledby="next" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="next" className="font-semibold">
          What would pay back next
        </h2>
        <Link to={page('/quick-wins/opportunities')} className="link link-alone text-caption">
          All opportunities
        </Link>
      </div>
      {isAboveClients && (
        <p className="text-caption text-ink-2">
          This is about the agency itself. Each client has quick wins of its own, on its own pages.
        </p>
      )}
      <OpportunityList clientId={clientId} shown={1} />
    </section>
  )
}
