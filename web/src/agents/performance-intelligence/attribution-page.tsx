import { present } from '@sextant/drawings/deep-partial'
import { TableBar } from '@/ui/charts/table-bar.tsx'
import { Growing } from '@/ui/patterns/growing.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import type { ViewProps } from '../view.ts'
import { Block } from './block.tsx'
import { ClaimList } from './claim-list.tsx'
import { HeadRow } from './head-row.tsx'
import { SurerTable } from './surer-table.tsx'
import { sayCount } from './words.ts'

/** Conversions of each channel by every way of counting, side by side: the same sum in every column. */
export default function AttributionPage({ body }: ViewProps<'attribution'>) {
  if (body?.isCompared === undefined) return <Growing lines={8} />
  const rows = present(body.rows)
  const most = Math.max(1, ...rows.flatMap(({ credits }) => present(credits)))
  return (
    <div className="grid min-w-0 gap-9">
      <HeadRow head={body.head} />
      {rows.length > 0 && (
        <Table label="Conversions by way of counting">
          <thead>
            <tr>
              <TableHead>Channel</TableHead>
              {present(body.ways).map(way => (
                <TableHead key={way} numeric>
                  {way}
                </TableHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ channel, credits }, at) => (
              <TableRow key={channel ?? at}>
                <TableCell className="min-w-32 font-semibold wrap-anywhere">{channel}</TableCell>
                {present(credits).map((value, place) => (
                  <TableCell key={place} className="min-w-28">
                    <TableBar value={value} most={most} text={sayCount(value)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
      {present(body.says).length > 0 && (
        <Block title="What the ways say">
          <ClaimList claims={body.says} path={['body', 'says']} label="What the ways say" />
        </Block>
      )}
      <SurerTable surer={body.surer} />
    </div>
  )
}
