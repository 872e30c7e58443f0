import { MEASURES, isMeasure } from '@sextant/contracts/figures/measures'
import type { MetricHead } from '@sextant/contracts/figures/view'
import { minorDigits, writeValue } from '@sextant/contracts/metrics/written'
import type { ChartColumn } from '@/ui/charts/frame/data-table.tsx'

type Unit = Pick<MetricHead, 'kind' | 'unit'>

/** A column of a metric: on the page as it is written everywhere, in a file money in units of its currency. */
export const metricColumn = (label: string, of: Unit, currency: string): ChartColumn => ({
  label,
  format: value => writeValue(of, value, currency),
  ...(of.kind === 'money' && { inFile: minor => inUnits(minor, currency) }),
})

/** The same of a plain figure. */
export const measureColumn = (label: string, measure: string, currency: string): ChartColumn =>
  metricColumn(
    label,
    { kind: isMeasure(measure) ? MEASURES[measure].unit : 'count', unit: null },
    currency,
  )

function inUnits(minor: number, currency: string): number {
  const digits = minorDigits(currency)
  return Number((minor / 10 ** digits).toFixed(digits))
}
