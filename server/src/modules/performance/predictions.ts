import type { SourceSpan } from '@sextant/agents/figures/completeness'
import type { Figure } from '@sextant/agents/figures/figure'
import { type Came, cameOf, daysToRead } from '@sextant/agents/performance-intelligence/came-of'
import { missedIn } from '@sextant/agents/performance-intelligence/missed'
import type { FindingGrade } from '@sextant/contracts/performance-intelligence/grade'
import type { Prediction } from '@sextant/contracts/performance-intelligence/parts'
import { unitOfPrediction } from '@sextant/contracts/performance-intelligence/predicted'
import type {
  PredictionList,
  PredictionRow,
} from '@sextant/contracts/performance-intelligence/routes'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { keepNotice } from './keep-notice.ts'

type Tx = Transaction<Tables>

/** What is kept of a prediction once it is graded; all null before. */
export type KeptGrade = {
  grade: FindingGrade | null
  events: number | null
  cases: number | null
}

type Stored = KeptGrade & {
  id: string
  output_id: string
  title: string
  is_current: boolean
  prediction: Prediction
  made_at: string
  graded_at: string | null
}

/** Looked at in one go at most; the next look takes the rest. */
const OPEN_MOST = 100

/** What came of a prediction, from figures as they stand today. */
async function cameToday(
  tx: Tx,
  clientId: string | null,
  prediction: Prediction,
  spans: readonly SourceSpan[],
): Promise<Came> {
  const until = spans.find(({ source }) => source === prediction.source)?.last_day ?? null
  if (until === null || until < prediction.from) return cameOf(prediction, [], spans)
  const { from, to } = daysToRead(prediction)
  const figures = await rowsWithin<Figure>(tx, 'read_figures', clientId, 'day', from, to)
  return cameOf(prediction, figures, spans)
}

/** Grades every prediction of a company whose figures are whole by now, keeps that, and tells of those that were wrong. Within a transaction as the person. */
export async function gradeDue(
  tx: Tx,
  clientId: string | null,
  spans: readonly SourceSpan[],
): Promise<void> {
  const open = await rowsWithin<Stored>(tx, 'list_predictions', clientId, OPEN_MOST, true)
  for (const { id, output_id, prediction } of open) {
    const came = await cameToday(tx, clientId, prediction, spans)
    if (came.grade === 'waiting') continue
    const { grade, events, cases, until } = came
    const isFirst = await callWithin<boolean>(tx, 'keep_grade', id, grade, events, cases, until)
    const missed = isFirst ? missedIn(prediction, came) : null
    if (missed) await keepNotice(tx, clientId, missed, output_id)
  }
}

/** As it was graded first; before that, what came so far. */
export async function standingGrade(
  tx: Tx,
  clientId: string | null,
  { prediction, ...kept }: KeptGrade & { prediction: Prediction },
  spans: readonly SourceSpan[],
) {
  const today = await cameToday(tx, clientId, prediction, spans)
  if (kept.grade === null || kept.events === null || kept.cases === null)
    return { grade: today.grade, value: today.value, cases: today.cases, today }
  const value = kept.cases > 0 ? kept.events / kept.cases : null
  return { grade: kept.grade, value, cases: kept.cases, today }
}

type Standing = Awaited<ReturnType<typeof standingGrade>>

/** What today's figures say, where they are others than those it was graded on. */
function regraded({ events }: KeptGrade, { cases, today }: Standing): PredictionRow['regraded'] {
  const isSame = events === null || (events === today.events && cases === today.cases)
  if (isSame || today.grade === 'waiting') return null
  return { grade: today.grade, value: today.value, cases: today.cases }
}

/** A prediction in its words and figures. */
export const shownPrediction = ({
  says,
  from,
  to,
  low,
  high,
  now,
  events,
  cases,
  currency,
}: Prediction) => ({
  says: says.text,
  unit: unitOfPrediction({ events, cases }),
  currency: currency ?? null,
  from,
  to,
  low,
  high,
  now,
})

async function rowOf(
  tx: Tx,
  clientId: string | null,
  stored: Stored,
  spans: readonly SourceSpan[],
): Promise<PredictionRow> {
  const standing = await standingGrade(tx, clientId, stored, spans)
  const { id, output_id, title, is_current, made_at, graded_at } = stored
  const { grade, value, cases } = standing
  return {
    id,
    output_id,
    title,
    is_current,
    made_at,
    graded_at,
    prediction: shownPrediction(stored.prediction),
    state: stored.grade === null ? 'waiting' : 'graded',
    grade,
    value,
    cases,
    regraded: regraded(stored, standing),
  }
}

/** Every prediction of a company with what came of it; those whose time is over are graded now and for good. */
export async function predictionList(
  tx: Tx,
  clientId: string | null,
  limit: number,
): Promise<PredictionList> {
  const spans = await rowsWithin<SourceSpan>(tx, 'figures_state', clientId)
  await gradeDue(tx, clientId, spans)
  const stored = await rowsWithin<Stored>(tx, 'list_predictions', clientId, limit)
  const rows: PredictionRow[] = []
  for (const one of stored) rows.push(await rowOf(tx, clientId, one, spans))
  const counts = await callWithin<PredictionList['counts']>(tx, 'count_predictions', clientId)
  return { counts, rows }
}
