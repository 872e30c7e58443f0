import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import type { QuickWinRow } from '@sextant/contracts/quick-wins/routes'
import { Checklist } from '@/features/quick-wins/components/checklist.tsx'
import { useDecideTask } from '@/features/tasks/api/tasks.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { sayDay } from '@/ui/patterns/day.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { QuickWinsFrame, Waiting } from './frame.tsx'
import { useQuickWins } from './use-quick-wins.ts'
import { WinList } from './win-list.tsx'

/** What is under way, each with its steps to tick; what is late first. */
export default function Implementation() {
  const { list, late, underWay, waiting, today, hrefOf } = useQuickWins()
  const { page } = usePlace()
  const running = [...late, ...underWay]
  return (
    <QuickWinsFrame>
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          What is under way is safe. Try again in a moment.
        </ErrorState>
      )}
      {list.isPending && <Waiting what="what is under way" />}
      <WinList title="What came of it?" wins={waiting} hrefOf={hrefOf} today={today} />
      {running.map(win => (
        <Running key={win.id} win={win} href={hrefOf(win.id)} today={today} />
      ))}
      {list.data && running.length + waiting.length === 0 && (
        <EmptyState
          title="Nothing is under way"
          action={
            <Link
              to={page('/quick-wins/opportunities')}
              className={buttonStyle({ variant: 'primary' })}
            >
              See the opportunities
            </Link>
          }
        >
          Start a move, and its steps stand here and on your to-do list, each with its day.
        </EmptyState>
      )}
    </QuickWinsFrame>
  )
}

type RunningProps = { win: QuickWinRow; href: string; today: string }

function Running({ win, href, today }: RunningProps) {
  const deciding = useDecideTask()
  const editable = useCan()('outputs.manage')
  return (
    <section aria-labelledby={`win-${win.id}`}>
      <div className="border-b border-line-strong pb-2">
        <h2 id={`win-${win.id}`} className="font-semibold wrap-anywhere">
          <Link to={href} className="text-ink no-underline hover:underline">
            {win.title}
          </Link>
        </h2>
        <p className="text-caption text-ink-2">
          {[win.owner_name, win.campaign_name && `for ${win.campaign_name}`]
            .filter(Boolean)
            .concat(`result due ${sayDay(win.due)}`)
            .join(' · ')}
        </p>
      </div>
      <Checklist
        steps={win.checklist}
        today={today}
        editable={editable && !deciding.saving}
        onDecide={(task, status) => void deciding.save({ task, status })}
      />
    </section>
  )
}
