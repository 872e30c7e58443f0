import { daysBetween } from '@sextant/contracts/days'
import { dayAfter } from '@sextant/agents/figures/days'
import { trustedSources } from '@sextant/agents/figures/figure'
import type { ClientFigures } from '@sextant/contracts/figures/routes'
import type { Measure } from '@sextant/contracts/figures/measures'
import type { Source } from '@sextant/contracts/figures/sources'
import { asActor } from '@sextant/database/as-actor'
import { rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'

type Signed = Context & { token: string }
type Tx = Transaction<Tables>
type Row = {
  client_id: string
  client_name: string
  client_slug: string
  source: Source
  measure: Measure
  currency: string | null
  value: number
  days: number
  last_day: string
}
type Period = { from: string; to: string }

/** A client's sums, each thing told once, money of its main currency. */
function sumsOf(rows: readonly Row[], currency: string | null): Record<string, number> {
  const figures = rows.map(row => ({
    ...row,
    day: row.last_day,
    channel: null,
    campaign: null,
    campaign_id: null,
    lines: 1,
  }))
  const trusted = trustedSources(figures)
  const sums: Record<string, number> = {}
  for (const { source, measure, value, ...row } of rows) {
    if ((trusted.get(measure) ?? source) !== source) continue
    if (row.currency && row.currency !== currency) continue
    sums[measure] = (sums[measure] ?? 0) + value
  }
  return sums
}

const currencyOfRows = (rows: readonly Row[]): string | null =>
  rows.filter(({ currency }) => currency).toSorted((a, b) => b.value - a.value)[0]?.currency ?? null

function lineOf(now: readonly Row[], before: readonly Row[]): ClientFigures {
  const { client_id, client_name, client_slug } = now[0]!
  const currency = currencyOfRows(now)
  return {
    client_id,
    client_name,
    client_slug,
    currency,
    last_day: now
      .map(({ last_day }) => last_day)
      .toSorted()
      .at(-1)!,
    days: Math.max(...now.map(({ days }) => days)),
    values: sumsOf(now, currency),
    before: sumsOf(before, currency),
  }
}

const FOUR_WEEKS = 28

/** The last day that any client's figures are known of, within four weeks; today where none are. */
async function lastDayKnown(tx: Tx, today: string): Promise<string> {
  const rows = await rowsWithin<Row>(
    tx,
    'figures_by_client',
    dayAfter(today, 1 - FOUR_WEEKS),
    today,
  )
  const days = rows.map(({ last_day }) => last_day).toSorted()
  return days.at(-1) ?? today
}

/** Every client that has figures in a time, beside the time before. Without days: four whole weeks up to the last day that is known, as on a client's own page. */
export async function figuresByClient(
  context: Signed,
  { from, to }: Partial<Period>,
): Promise<Period & { rows: ClientFigures[] }> {
  return asActor(context.database.db, context, async tx => {
    const end = to ?? (await lastDayKnown(tx, context.now().toISOString().slice(0, 10)))
    const begin = from ?? dayAfter(end, 1 - FOUR_WEEKS)
    const days = daysBetween(begin, end) + 1
    const now = await rowsWithin<Row>(tx, 'figures_by_client', begin, end)
    const before = await rowsWithin<Row>(
      tx,
      'figures_by_client',
      dayAfter(begin, -days),
      dayAfter(begin, -1),
    )
    const ofClient = Map.groupBy(now, ({ client_id }) => client_id)
    const formerly = Map.groupBy(before, ({ client_id }) => client_id)
    const rows = [...ofClient].map(([id, mine]) => lineOf(mine, formerly.get(id) ?? []))
    return { from: begin, to: end, rows }
  })
}
