import type { RateRow } from '@sextant/contracts/performance-intelligence/parts'
import type { Rate } from '../../../math/statistics/rate.ts'
import { rateRowOf } from '../../rates.ts'
import { queryOf } from '../../where.ts'
import { BEFORE_MOST } from './effect.ts'
import { type Told, unitOf } from './told.ts'

const ROWS_MOST = 8

type Cell = { day: string; measure: string; value: number }
type Sides = { before: Rate; after: Rate }

function sidesOf(cells: readonly Cell[], { series, effect }: Told): Sides {
  const first = series.days[Math.max(0, effect.index - BEFORE_MOST)]!
  const sum = (measure: string | null, from: string, to: string) =>
    cells
      .filter(cell => cell.measure === measure && cell.day >= from && cell.day < to)
      .reduce((all, { value }) => all + value, 0)
  const side = (from: string, to: string): Rate => ({
    events: sum(series.events, from, to),
    cases: sum(series.cases, from, to),
  })
  return { before: side(first, effect.since), after: side(effect.since, '9999') }
}

function put(cut: Map<string, Cell[]>, part: string, cell: Cell): void {
  const cells = cut.get(part)
  if (cells) cells.push(cell)
  else cut.set(part, [cell])
}

/** "device=mobile" as "device: mobile". */
const sliceName = (slice: string): string => slice.replace('=', ': ')

/** The parts that a change can be looked for in: what the source cuts finer (device, page), and campaigns. */
export function slicesOf(told: Told): RateRow[] {
  const { series } = told
  if (!series.cases) return []
  return [...bySlice(told), ...byCampaign(told)]
    .toSorted((a, b) => Math.abs(b.missing) - Math.abs(a.missing))
    .slice(0, ROWS_MOST)
}

function bySlice(told: Told): RateRow[] {
  const { desk, series, effect } = told
  const cut = new Map<string, Cell[]>()
  for (const one of desk.known.slices) {
    if (one.source !== series.source || one.channel !== series.channel) continue
    for (const part of one.slice.split(';')) put(cut, part, one)
  }
  return [...cut].flatMap(([slice, cells]) => {
    const { before, after } = sidesOf(cells, told)
    const query = { ...queryOf(series, effect.since, series.days.at(-1)!), slice }
    return named(told, sliceName(slice), { before, after }, desk.metric(query))
  })
}

function byCampaign(told: Told): RateRow[] {
  const { desk, series, effect } = told
  const cut = new Map<string, Cell[]>()
  for (const one of desk.known.figures) {
    if (one.source !== series.source || one.channel !== series.channel || !one.campaign) continue
    put(cut, one.campaign, one)
  }
  if (cut.size < 2) return []
  return [...cut].flatMap(([campaign, cells]) => {
    const query = { ...queryOf(series, effect.since, series.days.at(-1)!), campaign }
    return named(told, campaign, sidesOf(cells, told), desk.metric(query))
  })
}

function named({ series }: Told, name: string, { before, after }: Sides, n: number): RateRow[] {
  const of = `${unitOf(series.events)} of ${unitOf(series.cases!)}`
  const row = rateRowOf({ name, of, sources: [n] }, before, after)
  return row ? [row] : []
}
