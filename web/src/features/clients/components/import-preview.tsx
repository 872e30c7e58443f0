import type { ImportAnswer } from '@sextant/contracts/clients/routes'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { importWords, plainProblem } from '../import-words.ts'

const SHOWN = 200
const ACTIONS = {
  create: { label: 'Added', tone: 'good' },
  skip: { label: 'Left out', tone: 'neutral' },
  invalid: { label: 'Wrong', tone: 'bad' },
} as const
// What has to be mended first.
const ORDER = { invalid: 0, skip: 1, create: 2 } as const

const toneOf = ({ invalid, created }: ImportAnswer) => {
  if (invalid > 0) return 'bad'
  return created > 0 ? 'info' : 'warn'
}

/** What would happen, row by row, wrong ones first. */
export function ImportPreview({ file, answer }: { file: string; answer: ImportAnswer }) {
  const lines = answer.lines.toSorted(
    (a, b) => ORDER[a.action] - ORDER[b.action] || a.line - b.line,
  )
  return (
    <>
      <Alert tone={toneOf(answer)} title={`${file}: ${importWords(answer)}`}>
        {answer.invalid > 0 &&
          'Nothing is added while a row is wrong. Mend the rows below in your file and choose it again.'}
      </Alert>
      {answer.unknown_columns.length > 0 && (
        <p className="cap">
          Not read, for these columns mean nothing here: {answer.unknown_columns.join(', ')}.
        </p>
      )}
      <div className="max-h-[40dvh] overflow-y-auto">
        <Table label="Rows of the file">
          <thead>
            <tr>
              <TableHead numeric>Line</TableHead>
              <TableHead>Client</TableHead>
              <TableHead>What happens</TableHead>
              <TableHead className="max-md:hidden">Why</TableHead>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, SHOWN).map(line => (
              <Line key={line.line} line={line} />
            ))}
          </tbody>
        </Table>
      </div>
      {lines.length > SHOWN && (
        <p className="cap">
          The first {SHOWN} of {lines.length} rows, wrong ones first.
        </p>
      )}
    </>
  )
}

function Line({ line }: { line: ImportAnswer['lines'][number] }) {
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
