import type { Carried } from '@sextant/contracts/performance-intelligence/parts'
import type { WhatIsOddBody } from '@sextant/contracts/performance-intelligence/what-is-odd'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { useEditing } from '../editing/editing.tsx'
import { Block } from './block.tsx'
import { sayLevel, sayShare } from './words.ts'

type CarriedTableProps = {
  rows: DeepPartial<Carried>[] | undefined
  chart: DeepPartial<WhatIsOddBody['chart']> | undefined
  currency: string
}

const isWhole = (row: DeepPartial<Carried>): row is Carried =>
  row.name !== undefined && row.beyond !== undefined && row.came !== undefined

/** Which campaigns carry what lies beyond the usual: their parts add up to the whole. */
export function CarriedTable({ rows, chart, currency }: CarriedTableProps) {
  const { marks } = useEditing()
  const whole = present(rows).filter(isWhole)
  if (whole.length === 0) return null
  const all = whole.reduce((sum, { beyond }) => sum + beyond, 0)
  const say = (value: number): string => sayLevel(chart?.kind ?? 'count', value, currency)
  const isChange = Boolean(chart?.since)
  return (
    <Block title="Campaign by campaign">
      <Table label="Campaign by campaign">
        <thead>
          <tr>
            <TableHead>Campaign</TableHead>
            <TableHead numeric>{isChange ? 'A day since' : 'That day'}</TableHead>
            <TableHead numeric>{isChange ? 'A day before' : 'Usually'}</TableHead>
            <TableHead numeric>Beyond</TableHead>
            <TableHead numeric>Share of it</TableHead>
          </tr>
        </thead>
        <tbody>
          {whole.map(({ name, came, usual, beyond, sources }) => (
            <TableRow key={name}>
              <TableCell className="min-w-40 font-semibold wrap-anywhere">
                {name}
                {marks(sources)}
              </TableCell>
              <TableCell numeric>{say(came)}</TableCell>
              <TableCell numeric>{say(usual)}</TableCell>
              <TableCell numeric className="font-semibold">
                {say(beyond)}
              </TableCell>
              <TableCell numeric>{all === 0 ? '' : sayShare(beyond / all)}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <p className="cap">
        {isChange
          ? 'Beyond: a day since − a day before, on the mean.'
          : 'Usually: what was to be expected of that day, dealt to campaigns as the four weeks before were.'}
      </p>
    </Block>
  )
}
