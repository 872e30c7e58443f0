import { minorDigits } from '@sextant/contracts/metrics/written'
import type { ReportAnswer } from '@sextant/contracts/reports/rows'

/** A key figure for which a plan can be set. */
export type Planned = { metric: string; name: string; kind: string }

/** The key figures of a report, in their order. */
export function plannedFigures({ content }: ReportAnswer): Planned[] {
  const kpis = content.sections.find(section => section.id === 'kpis')
  if (kpis?.form !== 'table') return []
  return kpis.rows.flatMap(({ id, cells }) =>
    id ? [{ metric: id, name: cells[0]!.text, kind: cells[1]!.kind }] : [],
  )
}

/** By how much what people write is multiplied to be what is kept: cents, shares. */
function factorOf(kind: string, currency: string): number {
  if (kind === 'money') return 10 ** minorDigits(currency)
  return kind === 'rate' ? 0.01 : 1
}

/** As it stands in a field: money in its units, rates in percent. */
export const planText = (value: number | undefined, kind: string, currency: string): string =>
  value === undefined ? '' : String(Number((value / factorOf(kind, currency)).toFixed(4)))

/** What somebody wrote, as it is kept; undefined for nothing, NaN for what is no number. */
export function planValue(text: string, kind: string, currency: string): number | undefined {
  const plain = text.replaceAll(/[,\s%£$€]/g, '')
  if (plain === '') return undefined
  const value = Number(plain) * factorOf(kind, currency)
  return kind === 'money' ? Math.round(value) : value
}
