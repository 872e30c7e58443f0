import type { FiguresView, Measured, MetricHead } from '@sextant/contracts/figures/view'
import type { ChartTable } from '@/ui/charts/frame/data-table.tsx'
import { metricColumn } from './table-columns.ts'
import { headOf, sayStand } from './words.ts'

/** Every figure of a page as a file holds it, money in units; held against the plan, with what was planned. */
export function figuresAsTable(view: FiguresView): ChartTable {
  const isAgainstPlan = view.compare === 'plan'
  const rows = view.all.flatMap(one => {
    const head = headOf(view, one.metric)
    return head ? [rowOf(head, one, view)] : []
  })
  const beside = isAgainstPlan ? ['Plan', 'Against plan'] : ['Before']
  const labels = ['Figure', 'Value', 'Low', 'High', ...beside, 'Days']
  return { columns: labels.map(label => ({ label })), rows }
}

function rowOf(head: MetricHead, one: Measured, { compare, currency }: FiguresView) {
  const { value, low, high, before, planned, days } = one
  const { inFile = (plain: number) => plain } = metricColumn('', head, currency)
  const cell = (amount: number | null | undefined) => (amount == null ? null : inFile(amount))
  const beside =
    compare === 'plan'
      ? [cell(planned?.due), planned ? sayStand(planned) : 'no plan']
      : [cell(before?.value)]
  return [head.name, cell(value), cell(low), cell(high), ...beside, days]
}
