import { isMeasure, type Measure } from '@sextant/contracts/figures/measures'
import type { FiguresView, Measured, MetricHead } from '@sextant/contracts/figures/view'
import { writeValue } from '@sextant/contracts/metrics/written'
import { useState } from 'react'
import { Foot } from '@/ui/charts/frame/foot.tsx'
import { saveCsv } from '@/ui/charts/frame/save-csv.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import {
  comparedWith,
  headOf,
  sayAgainstPlan,
  sayBasis,
  sayChange,
  sayInterval,
  sayValue,
} from '../words.ts'
import { ChangeWords } from './change-words.tsx'
import { figuresAsTable } from '../figures-as-table.ts'
import { LinesDialog } from './lines-dialog.tsx'

/** Every figure and metric of the period, with its formula; a plain figure opens the lines it came from. */
export function AllFigures({ view }: { view: FiguresView }) {
  const [traced, setTraced] = useState<Measure | null>(null)
  const isAgainstPlan = view.compare === 'plan'
  return (
    <details className="min-w-0">
      <summary className="cursor-pointer border-t border-line-strong py-3">
        <h2 className="inline font-semibold">Every figure</h2>{' '}
        <span className="cap">
          {view.all.length}, each with its formula and the lines behind it
        </span>
      </summary>
      <Table label="Every figure">
        <thead>
          <tr>
            <TableHead>Figure</TableHead>
            <TableHead numeric>This period</TableHead>
            <TableHead numeric>95% interval</TableHead>
            {isAgainstPlan && <TableHead numeric>Plan</TableHead>}
            <TableHead>{comparedWith(view)}</TableHead>
            <TableHead>Rests on</TableHead>
          </tr>
        </thead>
        <tbody>
          {view.all.map(one => {
            const head = headOf(view, one.metric)
            return head && <Row key={one.metric} {...{ head, one, view }} trace={setTraced} />
          })}
        </tbody>
      </Table>
      <div className="-mx-1.5 mt-1 flex justify-end print:hidden">
        <Foot onClick={() => saveCsv('figures', figuresAsTable(view))}>CSV</Foot>
      </div>
      {traced && <LinesDialog view={view} measure={traced} close={() => setTraced(null)} />}
    </details>
  )
}

/** A plan without a figure is still a plan. */
const nothingBeside = ({ planned }: Measured, { compare }: FiguresView): string =>
  compare === 'plan' && planned === null ? 'no plan' : '–'

type RowProps = {
  head: MetricHead
  one: Measured
  view: FiguresView
  trace: (measure: Measure) => void
}

function Row({ head, one, view, trace }: RowProps) {
  const isAgainstPlan = view.compare === 'plan'
  const change = isAgainstPlan ? sayAgainstPlan(head, one) : sayChange(head, one)
  const plain = isMeasure(head.id) ? head.id : null
  return (
    <TableRow>
      <TableCell className="min-w-44">
        <span className="font-semibold">{head.name}</span>
        <span className="cap block">{plain ? head.says : head.formula}</span>
      </TableCell>
      <TableCell numeric>
        {one.at_least && <span className="cap">at least </span>}
        {sayValue(head, one, view.currency)}
      </TableCell>
      <TableCell numeric>{sayInterval(head, one, view.currency) ?? '–'}</TableCell>
      {isAgainstPlan && (
        <TableCell numeric>
          {one.planned ? writeValue(head, one.planned.due, view.currency) : '–'}
        </TableCell>
      )}
      <TableCell>{change ? <ChangeWords change={change} /> : nothingBeside(one, view)}</TableCell>
      <TableCell>
        {plain ? (
          <Button variant="quiet" size="sm" onClick={() => trace(plain)}>
            {sayBasis(one)}
            <span className="sr-only">: the lines behind {head.name}</span>
          </Button>
        ) : (
          <span className="cap">{one.lacks[0] ?? sayBasis(one)}</span>
        )}
      </TableCell>
    </TableRow>
  )
}
