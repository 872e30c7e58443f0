import type { PlanDetail, TargetSet } from '@sextant/contracts/figures/plan'
import type { MetricHead } from '@sextant/contracts/figures/view'
import { writeValue } from '@sextant/contracts/metrics/written'
import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { sideways } from '@/ui/sideways.ts'
import { pastedCells } from '../hand-rows.ts'
import { AnotherColumn, ColumnChoice } from './plan-columns.tsx'
import {
  cellKey,
  columnsOf,
  monthName,
  readPlan,
  standing,
  type Typed,
  withPaste,
  yearOf,
} from '../plan-cells.ts'

type PlanTableProps = {
  detail: PlanDetail
  months: readonly string[]
  /** Answers whether they were kept; null: somebody who may only read. */
  keep: ((targets: TargetSet[], currency: string) => Promise<boolean>) | null
  keeping: boolean
  failure: string | null
  /** Where a month stands beside its plan. */
  hrefOf: (month: string) => string
}

const CURRENCY = /^[A-Z]{3}$/
const CELL = 'border-b border-line p-0.5 first:pl-0'
/** A cell is quiet until somebody reaches for it. */
const QUIET =
  'border-line text-right tabular-nums read-only:cursor-default read-only:border-transparent read-only:bg-transparent'
/** Months by metrics: one types what a month should come to, or pastes it from a spreadsheet from the cell where it lands. */
export function PlanTable({ detail, months, keep, keeping, failure, hrefOf }: PlanTableProps) {
  const planned = new Set(detail.targets.map(({ month }) => month))
  const [typed, setTyped] = useState<Typed>({})
  const [columns, setColumns] = useState(() => columnsOf(detail))
  const [money, setMoney] = useState(detail.currency)
  const currency = CURRENCY.test(money) ? money : detail.currency
  const [problem, setProblem] = useState<string | null>(null)
  const heads = columns.flatMap(id => detail.metrics.find(metric => metric.id === id) ?? [])
  const changed = readPlan(typed, detail, currency)
  const isChanged = changed.targets.length > 0 || changed.problem !== null
  const textAt = (head: MetricHead) => (month: string) =>
    typed[cellKey({ month, metric: head.id })] ??
    standing({ month, metric: head.id, head }, detail, currency).text
  const paste = (month: number, metric: number) => (event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (cells.length === 1 && cells[0]!.length === 1) return
    event.preventDefault()
    setTyped(withPaste(typed, cells, { month, metric }, { months, metrics: columns }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(changed.problem)
    if (!keep || changed.problem !== null || changed.targets.length === 0) return
    if (await keep(changed.targets, currency)) setTyped({})
  }
  return (
    <form onSubmit={event => void submit(event)} className="grid min-w-0 gap-4">
      <section
        ref={sideways}
        aria-label="Plan by month and metric"
        className="relative max-w-full overflow-x-auto"
      >
        <table className="w-full border-collapse text-caption">
          <caption className="sr-only">Plan by month and metric</caption>
          <thead>
            <tr>
              <th scope="col" className={`${CELL} sticky left-0 bg-ground pr-3 text-left`}>
                <span className="sr-only">Month</span>
              </th>
              {heads.map((head, place) => (
                <th key={head.id} scope="col" className={`${CELL} min-w-36 text-left font-medium`}>
                  <ColumnChoice
                    label={`Metric of column ${place + 1}`}
                    chosen={head}
                    metrics={detail.metrics}
                    taken={columns}
                    currency={currency}
                    choose={keep && (id => setColumns(columns.with(place, id)))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month, row) => (
              <tr key={month}>
                <th
                  scope="row"
                  className={`${CELL} sticky left-0 bg-ground pr-3 text-left font-medium`}
                >
                  {planned.has(month) ? (
                    <Link to={hrefOf(month)} className="link">
                      {monthName(month)}
                    </Link>
                  ) : (
                    monthName(month)
                  )}
                </th>
                {heads.map((head, place) => (
                  <td key={head.id} className={CELL}>
                    <Input
                      inputMode="decimal"
                      className={QUIET}
                      aria-label={`${head.name}, ${monthName(month)}`}
                      value={textAt(head)(month)}
                      placeholder={
                        standing({ month, metric: head.id, head }, detail, currency).behind
                      }
                      readOnly={keep === null}
                      onPaste={paste(row, place)}
                      onChange={event =>
                        setTyped({
                          ...typed,
                          [cellKey({ month, metric: head.id })]: event.target.value,
                        })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th
                scope="row"
                className="sticky left-0 bg-ground py-2.5 pr-3 text-left font-semibold"
              >
                Year
              </th>
              {heads.map(head => {
                const sum = yearOf(head, months, textAt(head), currency)
                return (
                  <td key={head.id} className="py-2.5 pr-3.5 text-right font-semibold tabular-nums">
                    {sum === null ? '–' : writeValue(head, sum, currency)}
                  </td>
                )
              })}
            </tr>
          </tfoot>
        </table>
      </section>
      {(problem ?? failure) && (
        <p role="alert" className="text-bad">
          {problem ?? failure}
        </p>
      )}
      {keep && (
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" busy={keeping} disabled={!isChanged}>
            Keep this plan
          </Button>
          {isChanged && (
            <Button
              variant="quiet"
              onClick={() => {
                setTyped({})
                setProblem(null)
              }}
            >
              Discard changes
            </Button>
          )}
          <AnotherColumn
            metrics={detail.metrics}
            taken={columns}
            add={id => setColumns([...columns, id])}
          />
          <label htmlFor="plan-money" className="cap ml-auto max-md:ml-0">
            Money in
          </label>
          <Input
            id="plan-money"
            className="w-20"
            value={money}
            maxLength={3}
            pattern="[A-Z]{3}"
            required
            onChange={event => setMoney(event.target.value.toUpperCase())}
          />
        </div>
      )}
    </form>
  )
}
