import { isMeasure, type Measure } from '@sextant/contracts/figures/measures'
import type { FiguresView, Measured, MetricHead } from '@sextant/contracts/figures/view'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { headOf, sayBasis, sayChange, sayInterval, sayValue } from '../words.ts'
import { ChangeWords } from './change-words.tsx'
import { LinesDialog } from './lines-dialog.tsx'

/** Every figure and metric of the period, with its formula; a plain figure opens the lines it came from. */
export function AllFigures({ view }: { view: FiguresView }) {
  const [traced, setTraced] = useState<Measure | null>(null)
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
            <TableHead>Against the period before</TableHead>
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
      {traced && <LinesDialog view={view} measure={traced} close={() => setTraced(null)} />}
    </details>
  )
}

type RowProps = {
  head: MetricHead
  one: Measured
  view: FiguresView
  trace: (measure: Measure) => void
}

function Row({ head, one, view, trace }: RowProps) {
  const change = sayChange(head, one)
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
      <TableCell>{change ? <ChangeWords change={change} /> : '–'}</TableCell>
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
