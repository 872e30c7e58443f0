import { gradeFinding } from '@sextant/contracts/performance-intelligence/grade'
import type { Prediction } from '@sextant/contracts/performance-intelligence/parts'
import type { FindingRow } from '@sextant/contracts/performance-intelligence/routes'
import type { Figure } from '@sextant/agents/figures/figure'
import type { SourceSpan } from '@sextant/agents/figures/completeness'
import { asActor } from '@sextant/database/as-actor'
import { rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { api, type Context, withToken } from '../../platform/context.ts'

type Tx = Transaction<Tables>
type Stored = Pick<
  FindingRow,
  'id' | 'client_id' | 'output_type' | 'title' | 'decision' | 'created_at'
> & { prediction: Prediction | null }

/** What came of a prediction, from figures as they stand today. */
async function cameOf(
  tx: Tx,
  clientId: string | null,
  prediction: Prediction,
  spans: SourceSpan[],
) {
  const { from, to, source, channel, events, cases } = prediction
  const figures = await rowsWithin<Figure>(tx, 'read_figures', clientId, 'day', from, to)
  const own = figures.filter(one => one.source === source && one.channel === channel)
  const sum = (measure: string): number =>
    own.filter(one => one.measure === measure).reduce((all, { value }) => all + value, 0)
  const lastDay = spans.find(span => span.source === source)?.last_day ?? null
  return gradeFinding(prediction, { events: sum(events), cases: sum(cases), lastDay })
}

async function graded(tx: Tx, stored: Stored, spans: SourceSpan[]): Promise<FindingRow> {
  const { prediction, ...row } = stored
  if (!prediction)
    return { ...row, state: 'open', prediction: null, grade: null, value: null, cases: null }
  const { grade, value, cases } = await cameOf(tx, row.client_id, prediction, spans)
  const { from, to, low, high, now, says } = prediction
  return {
    ...row,
    state: grade === 'waiting' ? 'waiting' : 'graded',
    prediction: { from, to, low, high, now, says: says.text },
    grade,
    value,
    cases,
  }
}

type Asked = { client_id?: string | undefined; limit: number }

function findingsOf(context: Context & { token: string }, asked: Asked): Promise<FindingRow[]> {
  const clientId = asked.client_id ?? null
  return asActor(context.database.db, context, async tx => {
    const stored = await rowsWithin<Stored>(tx, 'performance_findings', clientId, asked.limit)
    const spans = await rowsWithin<SourceSpan>(tx, 'figures_state', clientId)
    const rows: FindingRow[] = []
    for (const one of stored) rows.push(await graded(tx, one, spans))
    return rows
  })
}

export const performanceRouter = {
  findings: api.performance.findings
    .use(withToken)
    .handler(({ input, context }) => findingsOf(context, input)),
}
