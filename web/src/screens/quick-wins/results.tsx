import { hitRate } from '@sextant/contracts/quick-wins/grade'
import type { QuickWinRow } from '@sextant/contracts/quick-wins/routes'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { Expected } from '@/features/quick-wins/components/expected.tsx'
import { Graded } from '@/features/quick-wins/components/graded.tsx'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { QuickWinsFrame, Waiting } from './frame.tsx'
import { useQuickWins } from './use-quick-wins.ts'
import { WinList } from './win-list.tsx'

/** What came of them: those that wait for their result, those that were graded, and how often the predictions came true. */
export default function Results() {
  const { list, waiting, graded, dropped, today, hrefOf } = useQuickWins()
  const isEmpty = waiting.length + graded.length + dropped.length === 0
  return (
    <QuickWinsFrame>
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          What was graded is safe. Try again in a moment.
        </ErrorState>
      )}
      {list.isPending && <Waiting what="results" />}
      <WinList title="Waits for its result" wins={waiting} hrefOf={hrefOf} today={today} />
      {graded.length > 0 && <GradedList wins={graded} hrefOf={hrefOf} />}
      <WinList title="Dropped" wins={dropped} hrefOf={hrefOf} today={today} />
      {list.data && isEmpty && (
        <EmptyState title="No results yet">
          On its day each quick win asks what came of it. The answer is held against what was
          expected, and what you learn from that stands here.
        </EmptyState>
      )}
    </QuickWinsFrame>
  )
}

type GradedListProps = { wins: readonly QuickWinRow[]; hrefOf: (id: string) => string }

function GradedList({ wins, hrefOf }: GradedListProps) {
  const hits = hitRate(wins.map(({ grade }) => grade))
  return (
    <section aria-labelledby="graded">
      <div className="border-b border-line-strong pb-2">
        <h2 id="graded" className="font-semibold">
          Graded <span className="font-normal text-ink-3">{wins.length}</span>
        </h2>
        <p className="text-caption text-ink-2">
          {hits
            ? `${hits.hits} of ${hits.of} that could be measured came out as expected or better.`
            : 'None of them could be measured yet.'}
        </p>
      </div>
      <ul>
        {wins.map(win => (
          <li
            key={win.id}
            className="grid gap-x-10 gap-y-3 border-b border-line py-5 md:grid-cols-2"
          >
            <div className="grid content-start gap-2">
              <h3 className="font-semibold wrap-anywhere">
                <Link to={hrefOf(win.id)} className="text-ink no-underline hover:underline">
                  {win.title}
                </Link>
              </h3>
              <Graded win={win} />
            </div>
            <Expected
              prediction={win.prediction}
              {...(typeof win.result?.value === 'number' && { actual: win.result.value })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
