import {
  type PlanDetail,
  type Target,
  TARGET_MAX,
  type TargetSet,
} from '@sextant/contracts/figures/plan'
import { isMeasure } from '@sextant/contracts/figures/measures'
import type { MetricHead } from '@sextant/contracts/figures/view'
import { dateFormat } from '@sextant/contracts/formats'
import { asTyped, typedValue } from '@sextant/contracts/metrics/typed'
import { writeValue } from '@sextant/contracts/metrics/written'

/** What was typed and is not kept yet, by cell. */
export type Typed = Readonly<Record<string, string>>
type Cell = { month: string; metric: string }

export const cellKey = ({ month, metric }: Cell): string => `${month} ${metric}`

/** The twelve months of a year: "2026-01". */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)

/** "November". */
export const monthName = (month: string): string =>
  dateFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-15`))

/** "2026-02" → "2026-02-28". */
export const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number!, 0)).toISOString().slice(0, 10)
}

/** Columns one begins with, where nothing is planned yet. */
const USUAL = ['revenue', 'leads', 'spend', 'roas', 'cpa']

/** Metrics that have a plan in these months, in the order of the catalogue; else the usual ones. */
export function columnsOf({ metrics, targets }: PlanDetail): string[] {
  const planned = new Set(targets.map(({ metric }) => metric))
  const known = metrics.map(({ id }) => id).filter(id => planned.has(id))
  return known.length > 0 ? known : USUAL
}

const targetAt = (targets: readonly Target[], { month, metric }: Cell): Target | undefined =>
  targets.find(one => one.month === month && one.metric === metric)

/** Money that was planned in another currency than the one shown. */
const isForeign = ({ currency: kept }: Target, currency: string): boolean =>
  kept !== null && kept !== currency

/** What stands in a cell, as it is typed; money of another currency only shows behind it. */
export function standing(
  cell: Cell & { head: MetricHead },
  { targets }: PlanDetail,
  currency: string,
): { text: string; behind: string } {
  const target = targetAt(targets, cell)
  if (!target) return { text: '', behind: '' }
  if (isForeign(target, currency))
    return { text: '', behind: writeValue(cell.head, target.value, target.currency!) }
  return { text: asTyped(target.value, cell.head, currency), behind: '' }
}

type Read = { targets: TargetSet[]; problem: string | null }

/** The cells that were changed, as they are sent; the first thing that is wrong with them, where something is. */
export function readPlan(typed: Typed, detail: PlanDetail, currency: string): Read {
  const targets: TargetSet[] = []
  for (const [key, text] of Object.entries(typed)) {
    const [month = '', metric = ''] = key.split(' ')
    const head = detail.metrics.find(({ id }) => id === metric)
    if (!head || text.trim() === standing({ month, metric, head }, detail, currency).text) continue
    const read = readCell(text, head, currency)
    if (typeof read === 'string')
      return { targets: [], problem: `${head.name}, ${monthName(month)}: ${read}` }
    targets.push({ month, metric, value: read })
  }
  return { targets, problem: null }
}

function readCell(text: string, head: MetricHead, currency: string): number | null | string {
  if (text.trim() === '') return null
  const value = typedValue(text, head, currency)
  if (value === null) return `“${text.trim()}” is no number.`
  if (value < 0) return 'a plan is not below nought.'
  return value > TARGET_MAX ? 'that is more than can be kept.' : value
}

/** What was typed, with a paste from a cell on: rows go down the months, cells along the metrics. */
export function withPaste(
  typed: Typed,
  pasted: readonly (readonly string[])[],
  from: { month: number; metric: number },
  grid: { months: readonly string[]; metrics: readonly string[] },
): Typed {
  const cells = pasted.flatMap((row, down) =>
    row.flatMap((text, along) => {
      const month = grid.months[from.month + down]
      const metric = grid.metrics[from.metric + along]
      return month && metric ? [[cellKey({ month, metric }), text] as const] : []
    }),
  )
  return { ...typed, ...Object.fromEntries(cells) }
}

/** What a year comes to, of plain figures; ratios do not add up. Null while a cell is no number, or none is planned. */
export function yearOf(
  head: MetricHead,
  months: readonly string[],
  textAt: (month: string) => string,
  currency: string,
): number | null {
  if (!isMeasure(head.id)) return null
  const texts = months.map(textAt).filter(text => text.trim() !== '')
  const values = texts.map(text => typedValue(text, head, currency))
  if (values.length === 0 || !values.every(value => value !== null)) return null
  return values.reduce((sum, value) => sum + value, 0)
}

/** Who planned last, and when. */
export const lastSet = ({ targets }: PlanDetail): Target | undefined =>
  targets.toSorted((a, b) => Date.parse(b.set_at) - Date.parse(a.set_at))[0]
