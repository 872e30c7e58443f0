import type { Prediction } from '@sextant/contracts/performance-intelligence/parts'
import type {
  FiguresAttention,
  FindingRow,
  NoticedRow,
} from '@sextant/contracts/performance-intelligence/routes'
import type { SourceSpan } from '@sextant/agents/figures/completeness'
import { asActor } from '@sextant/database/as-actor'
import { rowsOf, rowsWithin, valueOf } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { callFunction } from '../../platform/call-function.ts'
import { api, type Context, withToken } from '../../platform/context.ts'
import {
  gradeDue,
  type KeptGrade,
  predictionList,
  shownPrediction,
  standingGrade,
} from './predictions.ts'

type Tx = Transaction<Tables>
type Stored = Pick<
  FindingRow,
  'id' | 'client_id' | 'output_type' | 'title' | 'decision' | 'created_at'
> &
  KeptGrade & { prediction: Prediction | null }

async function withGrade(tx: Tx, stored: Stored, spans: SourceSpan[]): Promise<FindingRow> {
  const { prediction, events, ...row } = stored
  if (!prediction)
    return { ...row, state: 'open', prediction: null, grade: null, value: null, cases: null }
  const kept = { prediction, events, grade: row.grade, cases: row.cases }
  const { grade, value, cases } = await standingGrade(tx, row.client_id, kept, spans)
  return {
    ...row,
    state: grade === 'waiting' ? 'waiting' : 'graded',
    prediction: shownPrediction(prediction),
    grade,
    value,
    cases,
  }
}

type Asked = { client_id?: string | undefined; limit: number }

function findingsOf(context: Context & { token: string }, asked: Asked): Promise<FindingRow[]> {
  const clientId = asked.client_id ?? null
  return asActor(context.database.db, context, async tx => {
    const spans = await rowsWithin<SourceSpan>(tx, 'figures_state', clientId)
    await gradeDue(tx, clientId, spans)
    const stored = await rowsWithin<Stored>(tx, 'performance_findings', clientId, asked.limit)
    const rows: FindingRow[] = []
    for (const one of stored) rows.push(await withGrade(tx, one, spans))
    return rows
  })
}

export { startNoticing } from './notice-rounds.ts'

export const performanceRouter = {
  noticed: api.performance.noticed
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<NoticedRow>(context.database.pool, context, 'list_noticed', input.client_id ?? null),
    ),
  attention: api.performance.attention
    .use(withToken)
    .handler(({ input, context }) =>
      valueOf<FiguresAttention>(
        context.database.pool,
        context,
        'performance_attention',
        input.client_id ?? null,
      ),
    ),
  predictions: api.performance.predictions
    .use(withToken)
    .handler(({ input, context }) =>
      asActor(context.database.db, context, tx =>
        predictionList(tx, input.client_id ?? null, input.limit),
      ),
    ),
  dismiss: api.performance.dismiss.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'dismiss_noticed', input.id, input.dismiss)
    return { id: input.id }
  }),
  findings: api.performance.findings
    .use(withToken)
    .handler(({ input, context }) => findingsOf(context, input)),
}
