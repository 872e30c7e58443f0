import { firstResult } from '@sextant/contracts/quick-wins/first-result'
import type { QuickWinDetail } from '@sextant/contracts/quick-wins/routes'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useReopen } from '@/features/quick-wins/api/end-quick-win.ts'
import { Checklist } from '@/features/quick-wins/components/checklist.tsx'
import { DropDialog } from '@/features/quick-wins/components/drop-dialog.tsx'
import { Expected } from '@/features/quick-wins/components/expected.tsx'
import { Graded } from '@/features/quick-wins/components/graded.tsx'
import { Reckoning } from '@/features/quick-wins/components/reckoning.tsx'
import { ResultForm } from '@/features/quick-wins/components/result-form.tsx'
import { Terms } from '@/features/quick-wins/components/terms.tsx'
import { waitsForResult } from '@/features/quick-wins/state-of.ts'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { useDecideTask } from '@/features/tasks/api/tasks.ts'
import { usePlace } from '@/shell/place.ts'
import { sayDay } from '@/ui/patterns/day.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'

const today = (): string => new Date().toISOString().slice(0, 10)

/** What was started: what is expected, its steps, its result. */
export function StartedWin({ win }: { win: QuickWinDetail }) {
  const editable = useCan()('outputs.manage')
  const deciding = useDecideTask()
  const actual = win.result?.value
  return (
    <Page className="grid content-start gap-8">
      <PageHeader
        title={win.title}
        meta={<Meta win={win} />}
        actions={editable && <Actions win={win} />}
      />
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_280px]">
        <div className="grid content-start gap-8">
          <p className="book text-read max-w-[42em] wrap-anywhere">{win.because}</p>
          <Part
            title={
              win.prediction.basis === 'break-even' ? 'From where on it pays' : 'What is expected'
            }
          >
            <div className="pt-3">
              <Expected
                prediction={win.prediction}
                {...(typeof actual === 'number' && { actual })}
              />
            </div>
          </Part>
          <Part title="Steps">
            <Checklist
              steps={win.checklist}
              today={today()}
              editable={editable && win.status !== 'dropped' && !deciding.saving}
              onDecide={(task, status) => void deciding.save({ task, status })}
            />
          </Part>
          <Result win={win} editable={editable} />
        </div>
        <aside className="grid content-start gap-3">
          <Terms move={win} />
          <Reckoning prediction={win.prediction} />
        </aside>
      </div>
    </Page>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="border-b border-line-strong pb-2 font-semibold">{title}</h2>
    {children}
  </section>
)

function Meta({ win }: { win: QuickWinDetail }) {
  const { page, client } = usePlace()
  const said = [
    win.owner_name,
    `started ${sayDay(win.created_at)}${win.created_by_name ? ` by ${win.created_by_name}` : ''}`,
    win.status === 'running' && `result due ${sayDay(win.due)}`,
  ]
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {!client && win.client_name && win.client_slug && (
        <Link to={`/clients/${win.client_slug}`} className="link link-alone">
          {win.client_name}
        </Link>
      )}
      {win.campaign_id && (
        <Link to={page(`/campaigns/${win.campaign_id}`)} className="link link-alone">
          {win.campaign_name}
        </Link>
      )}
      {said.filter(Boolean).map(part => (
        <span key={String(part)}>{part}</span>
      ))}
    </span>
  )
}

function Actions({ win }: { win: QuickWinDetail }) {
  const reopening = useReopen()
  const [dropping, setDropping] = useState(false)
  if (win.status !== 'running')
    return (
      <Button busy={reopening.saving} onClick={() => void reopening.save(win.id)}>
        {win.status === 'graded' ? 'Change the result' : 'Go on with it'}
      </Button>
    )
  return (
    <>
      <Button variant="quiet" onClick={() => setDropping(true)}>
        Drop
      </Button>
      {dropping && <DropDialog id={win.id} title={win.title} onClose={() => setDropping(false)} />}
    </>
  )
}

/** Its grade, the reason it was dropped, or the question what came of it, once its day has come or somebody wants to answer sooner. */
function Result({ win, editable }: { win: QuickWinDetail; editable: boolean }) {
  const { user } = useMe()
  const { report } = useProgress(user.id)
  const [early, setEarly] = useState(false)
  const first = firstResult(win)
  if (win.status === 'graded')
    return (
      <Part title="Result">
        <div className="pt-3">
          <Graded win={win} />
        </div>
      </Part>
    )
  if (win.status === 'dropped')
    return (
      <Part title="Dropped">
        <p className="pt-3 text-ink-2 wrap-anywhere">{win.drop_reason}</p>
      </Part>
    )
  if (!editable) return null
  const asks = early || waitsForResult(win, today())
  return (
    <Part title="What came of it?">
      <div className="grid gap-3 pt-3">
        {asks ? (
          <ResultForm win={win} onGraded={() => report({ unlock: ['quick_win_completed'] })} />
        ) : (
          <p className="text-ink-2">
            You are asked on {sayDay(win.due)}.{' '}
            {today() < first ? (
              `It begins to show on ${sayDay(first)}: from that day on its result can be told.`
            ) : (
              <button type="button" className="link" onClick={() => setEarly(true)}>
                Give the result now
              </button>
            )}
          </p>
        )}
      </div>
    </Part>
  )
}
