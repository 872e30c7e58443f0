import type { SurerRow } from '@sextant/contracts/performance-intelligence/parts'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { Block } from './block.tsx'

const PARTS = ['does', 'settles', 'needs'] as const

/** What would make it surer, what that settles and what it costs. */
export function SurerTable({ surer }: { surer: DeepPartial<SurerRow>[] | undefined }) {
  const rows = present(surer)
  if (rows.length === 0) return null
  return (
    <Block title="What would make it surer">
      <Table label="What would make it surer">
        <thead>
          <tr>
            <TableHead>Do this</TableHead>
            <TableHead>It settles</TableHead>
            <TableHead>Needs</TableHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <TableRow key={row.does?.text ?? at}>
              {PARTS.map(part => (
                <TableCell key={part} className={part === 'does' ? 'font-semibold' : undefined}>
                  <InlineClaim
                    claim={row[part]}
                    path={['body', 'surer', at, part]}
                    label={`What would make it surer ${at + 1}`}
                    unsourced={part !== 'needs'}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Block>
  )
}
