import type { ImportFile } from '@sextant/contracts/figures/import'
import { Button } from '@/ui/primitives/button.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'

const sizes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** "11 kB", "4 MB". */
function saySize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${sizes.format(bytes / 1e3)} kB` : `${sizes.format(bytes / 1e6)} MB`
}

type FilesTableProps = {
  files: readonly ImportFile[]
  /** Null once the import is in. */
  takeOut: ((file: ImportFile) => void) | null
}

/** What each file was taken for; one that is not read says why. */
export function FilesTable({ files, takeOut }: FilesTableProps) {
  return (
    <Table label="Files">
      <thead>
        <tr>
          <TableHead>File</TableHead>
          <TableHead>Recognised as</TableHead>
          <TableHead numeric>Lines</TableHead>
          <TableHead>
            <span className="sr-only">What can be done</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {files.map(file => (
          <TableRow key={file.place}>
            <TableCell className="min-w-40 wrap-anywhere">
              <span className="font-semibold">{file.name}</span>
              <span className="cap block">{saySize(file.bytes)}</span>
            </TableCell>
            <TableCell className="min-w-44">
              {file.refused ? (
                <span className="text-bad">{file.refused}</span>
              ) : (
                <>
                  <span className="font-semibold">{file.recognised}</span>
                  <span className="cap block">{file.form.join(', ')}</span>
                  {file.notices.map(notice => (
                    <span key={notice} className="block text-caption text-warn">
                      {notice}
                    </span>
                  ))}
                </>
              )}
            </TableCell>
            <TableCell numeric>{file.lines.toLocaleString('en-GB')}</TableCell>
            <TableCell>
              {takeOut && (
                <Button variant="quiet" size="sm" onClick={() => takeOut(file)}>
                  Take out<span className="sr-only">: {file.name}</span>
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
