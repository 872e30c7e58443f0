import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { opportunitiesQuery, quickWinsQuery } from '@/features/quick-wins/api/quick-wins.ts'
import { rangeWords, valueWords } from '@/features/quick-wins/figure-words.ts'
import { waitsForResult } from '@/features/quick-wins/state-of.ts'
import { usePlace } from '@/shell/place.ts'

const today = (): string => new Date().toISOString().slice(0, 10)

/** The one quick win that asks for somebody here: a result that is due, else the move that would pay back next. Nothing while there is none. */
export function QuickWinNext({ clientId }: { clientId: string | null }) {
  const { page } = usePlace()
  const started = useQuery(quickWinsQuery(clientId))
  const running = (started.data ?? []).filter(({ status }) => status === 'running')
  const due = running.find(win => waitsForResult(win, today()))
  const found = useQuery({
    ...opportunitiesQuery(clientId),
    enabled: started.isSuccess && running.length === 0,
  })
  const [next] = found.data?.opportunities ?? []
  if (due)
    return (
      <Line
        to={page(`/quick-wins/session/${due.id}`)}
        title={`What came of it? ${due.title}`}
        note="Its day has come: say what it brought"
      />
    )
  if (running.length > 0 || !next) return null
  return (
    <Line
      to={page('/quick-wins/opportunities')}
      title={next.title}
      note={`${expectedWords(next.prediction)} · about ${next.hours} hours`}
    />
  )
}

function expectedWords(prediction: Prediction): string {
  const { what, basis, baseline, expected } = prediction
  if (basis === 'break-even')
    return `${what}: a test that pays from ${valueWords(prediction, expected[0])} on`
  return `${what}: ${valueWords(prediction, baseline)} today, ${rangeWords(prediction, expected)} expected`
}

function Line({ to, title, note }: { to: string; title: string; note: string }) {
  return (
    <section aria-labelledby="quick-win-next">
      <h2 id="quick-win-next" className="border-b border-line-strong pb-2 font-semibold">
        Quick win
      </h2>
      <div className="relative border-b border-line py-3.5 hover:bg-act-soft">
        <Link
          to={to}
          className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <p className="text-caption text-ink-2 wrap-anywhere">{note}</p>
      </div>
    </section>
  )
}
