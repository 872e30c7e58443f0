import type { ImportAnswer } from '@sextant/contracts/clients/routes'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { plainProblem } from '../import-words.ts'

type ImportLine = ImportAnswer['lines'][number]

const SHOWN = 200
const ACTIONS = {
  create: { label: 'Added', tone: 'good' },
  skip: { label: 'Left out', tone: 'neutral' },
  invalid: { label: 'Left out', tone: 'bad' },
} as const
// What can be mended first.
const ORDER = { invalid: 0, skip: 1, create: 2 } as const

/** Rows of a file with what becomes of each and why, what is left out first. */
export function ImportLines({ label, lines }: { label: string; lines: readonly ImportLine[] }) {
  const sorted = lines.toSorted((a, b) => ORDER[a.action] - ORDER[b.action] || a.line - b.line)
  return (
    <>
      <div className="max-h-[40dvh] overflow-y-auto">
        <Table label={label}>
          <thead>
            <tr>
              <TableHead numeric>Line</TableHead>
              <TableHead>Client</TableHead>
              <TableHead>What happens</TableHead>
              <TableHead className="max-md:hidden">Why</TableHead>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, SHOWN).map(line => (
              <Line key={line.line} line={line} />
            ))}
          </tbody>
        </Table>
      </div>
      {sorted.length > SHOWN && (
        <p className="cap">
          The first {SHOWN} of {sorted.length} rows, what is left out first.
        </p>
      )}
    </>
  )
}

function Line({ line }: { line: ImportLine }) {
  const why = line.problems.map(plainProblem).join('. ')
  return (
    <TableRow>
      <TableCell numeric>{line.line}</TableCell>
      <TableCell className="min-w-32 wrap-anywhere">
        <span className="line-clamp-3">{line.name || 'No name'}</span>
        {why && <span className="block text-ink-2 md:hidden">{why}</span>}
      </TableCell>
      <TableCell>
        <Badge tone={ACTIONS[line.action].tone} plain={line.action !== 'invalid'}>
          {ACTIONS[line.action].label}
        </Badge>
      </TableCell>
      <TableCell className="min-w-48 wrap-anywhere max-md:hidden">{why}</TableCell>
    </TableRow>
  )
}
