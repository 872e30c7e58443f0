import type { SignificanceBody } from '@sextant/contracts/performance-intelligence/significance'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { sharedScale } from '@/ui/charts/geometry/interval.ts'
import { IntervalBar } from '@/ui/charts/interval-bar.tsx'
import { Growing } from '@/ui/patterns/growing.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import type { ViewProps } from '../view.ts'
import { Block } from './block.tsx'
import { HeadRow } from './head-row.tsx'
import { SurerTable } from './surer-table.tsx'
import { sayCount, sayPoints, sayRate } from './words.ts'

/** Two arms, the difference with its interval, and each way of asking whether it is one. */
export default function SignificancePage({ body }: ViewProps<'significance'>) {
  if (!body?.verdict) return <Growing lines={8} />
  return (
    <div className="grid min-w-0 gap-9">
      <HeadRow head={body.head} />
      <Arms body={body} />
      <Difference body={body} />
      {present(body.tests).length > 0 && (
        <Block title="Ways of asking">
          <Tests body={body} />
        </Block>
      )}
      <SurerTable surer={body.surer} />
    </div>
  )
}

type Part = { body: DeepPartial<SignificanceBody> }

function Arms({ body }: Part) {
  return (
    <Table label="The two arms">
      <thead>
        <tr>
          <TableHead>Arm</TableHead>
          <TableHead numeric>Events</TableHead>
          <TableHead numeric>Cases</TableHead>
          <TableHead numeric>Rate</TableHead>
        </tr>
      </thead>
      <tbody>
        {present(body.arms).map(({ name, events = 0, cases = 0 }, at) => (
          <TableRow key={at}>
            <TableCell className="font-semibold wrap-anywhere">{name}</TableCell>
            <TableCell numeric>{sayCount(events)}</TableCell>
            <TableCell numeric>{sayCount(cases)}</TableCell>
            <TableCell numeric>{cases > 0 ? sayRate(events / cases) : '–'}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function Difference({ body }: Part) {
  const { difference = 0, low = 0, high = 0 } = body
  const words = `${sayPoints(difference)} points, interval ${sayPoints(low)} to ${sayPoints(high)}`
  if (low === high) return null
  return (
    <div className="grid max-w-[36em] gap-1">
      <IntervalBar
        label={words}
        scale={sharedScale([0, low, high])}
        value={difference}
        interval={[low, high]}
        mark={0}
      />
      <p className="cap">{words}. Tall tick: no difference.</p>
    </div>
  )
}

function Tests({ body }: Part) {
  return (
    <Table label="Ways of asking">
      <thead>
        <tr>
          <TableHead>Test</TableHead>
          <TableHead>Result</TableHead>
          <TableHead>What it says</TableHead>
        </tr>
      </thead>
      <tbody>
        {present(body.tests).map((test, at) => (
          <TableRow key={test.name ?? at}>
            <TableCell className="font-semibold">{test.name}</TableCell>
            <TableCell className="whitespace-nowrap">{test.result}</TableCell>
            <TableCell>
              <InlineClaim
                claim={test.says}
                path={['body', 'tests', at, 'says']}
                label={test.name ?? 'Test'}
                unsourced
              />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
