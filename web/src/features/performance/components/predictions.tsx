import type { PredictionRow } from '@sextant/contracts/performance-intelligence/routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { predictionsQuery } from '../api/predictions.ts'
import { countWords, regradedWords, stateWords } from '../finding-words.ts'
import { GradeIcon } from './grade-icon.tsx'

type PredictionsProps = { clientId: string | null; hrefOf: (id: string) => string }

/** Every prediction that was made, right or wrong; nothing before the first. */
export function Predictions({ clientId, hrefOf }: PredictionsProps) {
  const predictions = useQuery(predictionsQuery(clientId))
  if (predictions.isError)
    return (
      <ErrorState title={messageOf(predictions.error)} onRetry={() => void predictions.refetch()}>
        The predictions are safe. Try again in a moment.
      </ErrorState>
    )
  if (!predictions.data || predictions.data.rows.length === 0) return null
  const { counts, rows } = predictions.data
  return (
    <section aria-labelledby="predictions" className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="predictions" className="font-semibold">
          Predictions
        </h2>
        <p className="cap">{countWords(counts)}</p>
      </div>
      <ul className="border-t border-line-strong">
        {rows.map(row => (
          <Prediction key={row.id} row={row} href={hrefOf(row.output_id)} />
        ))}
      </ul>
    </section>
  )
}

function Prediction({ row, href }: { row: PredictionRow; href: string }) {
  const regraded = regradedWords(row)
  return (
    <li className="relative grid gap-1 border-b border-line py-3.5 hover:bg-act-soft">
      <p className="flex items-center gap-1.5 font-semibold">
        <GradeIcon grade={row.grade} />
        {stateWords(row)}
      </p>
      <p className="max-w-[60em] text-ink-2 wrap-anywhere">{row.prediction.says}</p>
      {regraded && <p className="text-ink-2">{regraded}</p>}
      <p className="cap flex flex-wrap items-center gap-x-1.5">
        <Link to={href} className="wrap-anywhere after:absolute after:inset-0">
          {row.title}
        </Link>
        {!row.is_current && <span>· from before it was written anew</span>}
        <span aria-hidden>·</span>
        <TimeSince at={row.made_at} />
      </p>
    </li>
  )
}
