import type { FileAnswers, ImportDetail, ImportFile } from '@sextant/contracts/figures/import'
import { Button } from '@/ui/primitives/button.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'

type ColumnsPanelProps = {
  file: ImportFile
  roles: ImportDetail['roles']
  /** What was changed and is not sent yet, by column. */
  mapping: Record<string, string>
  choose: (column: number, role: string) => void
  send: () => void
  sending: boolean
}

/** The columns of a file: what each becomes, its first value before and after; any of them can be put right. */
export function ColumnsPanel({ file, roles, mapping, choose, send, sending }: ColumnsPanelProps) {
  const used = file.columns.filter(({ role }) => role !== 'ignore').length
  const changed = Object.keys(mapping).length > 0
  const asked = file.questions.some(({ ask }) => ask === 'mapping')
  return (
    <details open={asked} className="min-w-0">
      <summary className="cursor-pointer py-1.5">
        <b className="font-semibold wrap-anywhere">{file.name}</b>{' '}
        <span className="cap">
          {used} of {file.columns.length} columns used
        </span>
      </summary>
      {asked && (
        <p className="pb-2 text-ink-2">
          Nobody has brought a table like this yet. Say what its columns are, at least the day and
          one figure; it is remembered for the next file with these headers.
        </p>
      )}
      <Table label={`Columns of ${file.name}`}>
        <thead>
          <tr>
            <TableHead>In the file</TableHead>
            <TableHead>Becomes</TableHead>
            <TableHead>First value</TableHead>
          </tr>
        </thead>
        <tbody>
          {file.columns.map((column, at) => (
            <TableRow key={at}>
              <TableCell className="min-w-32 font-mono text-caption wrap-anywhere">
                {column.header || `column ${at + 1}`}
              </TableCell>
              <TableCell className="min-w-48">
                <NativeSelect
                  aria-label={`${column.header || `Column ${at + 1}`} becomes`}
                  value={mapping[at] ?? column.role}
                  onChange={event => choose(at, event.target.value)}
                >
                  <RoleOptions roles={roles} chosen={column} />
                </NativeSelect>
              </TableCell>
              <TableCell className="cap min-w-36 wrap-anywhere">{firstValue(column)}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {(changed || asked) && (
        <div className="mt-3">
          <Button variant="primary" busy={sending} onClick={send}>
            Read it this way
          </Button>
        </div>
      )}
    </details>
  )
}

const firstValue = ({ before, after }: ImportFile['columns'][number]): string => {
  if (before === null) return '–'
  return after === null || after === before ? before : `${before} → ${after}`
}

/** All that a column may be, in groups; what it was recognised as stands among them whatever it is. */
function RoleOptions({
  roles,
  chosen,
}: {
  roles: ImportDetail['roles']
  chosen: ImportFile['columns'][number]
}) {
  const groups = [...new Set(roles.map(({ group }) => group))]
  const isListed = roles.some(({ id }) => id === chosen.role)
  return (
    <>
      {!isListed && <option value={chosen.role}>{chosen.becomes}</option>}
      {groups.map(group => (
        <optgroup key={group} label={group}>
          {roles
            .filter(role => role.group === group)
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {id === chosen.role ? chosen.becomes : label}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  )
}

/** Answers of a file with some columns changed. */
export const withMapping = (
  answers: FileAnswers,
  mapping: Record<string, string>,
): FileAnswers => ({
  ...answers,
  mapping: { ...answers.mapping, ...mapping },
})
