import type { Kind } from '@sextant/contracts/metrics/kinds'
import { asTyped, typedValue } from '@sextant/contracts/metrics/typed'
import type { ReportAnswer } from '@sextant/contracts/reports/rows'

/** A key figure for which a plan can be set. */
export type Planned = { metric: string; name: string; kind: Kind }

/** The key figures of a report, in their order. */
export function plannedFigures({ content }: ReportAnswer): Planned[] {
  const kpis = content.sections.find(section => section.id === 'kpis')
  if (kpis?.form !== 'table') return []
  return kpis.rows.flatMap(({ id, cells }) =>
    id ? [{ metric: id, name: cells[0]!.text, kind: kindOfCell(cells[1]!) }] : [],
  )
}

/** What was not told has no kind of its own. */
const kindOfCell = ({ kind }: { kind: Kind | 'text' }): Kind => (kind === 'text' ? 'number' : kind)

/** As it stands in a field: money in its units, rates in percent. */
export const planText = (value: number | undefined, kind: Kind, currency: string): string =>
  value === undefined ? '' : asTyped(value, { kind }, currency)

/** What somebody wrote, as it is kept; undefined for nothing, NaN for what is no number. */
export const planValue = (text: string, kind: Kind, currency: string): number | undefined =>
  text.trim() === '' ? undefined : (typedValue(text, { kind }, currency) ?? Number.NaN)
