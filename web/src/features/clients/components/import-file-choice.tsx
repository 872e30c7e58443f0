import { CLIENT_COLUMNS } from '@sextant/contracts/clients/import-columns'
import { CLIENT_IMPORT_ROWS } from '@sextant/contracts/limits'
import { useId } from 'react'
import { CSV_TEMPLATE } from '../read-csv-file.ts'

const [needed, ...others] = CLIENT_COLUMNS

/** Where the file is chosen, by a click or by dropping it. */
export function ImportFileChoice({
  busy,
  onChoose,
}: {
  busy: boolean
  onChoose: (file: File | undefined) => void
}) {
  const id = useId()
  return (
    // Dropping is a second way; the field inside is what keyboard and screen readers use.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      htmlFor={id}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        if (!busy) onChoose(event.dataTransfer.files[0])
      }}
      className="grid cursor-pointer justify-items-center gap-1 rounded-md border border-line-strong bg-surface px-4 py-8 text-center hover:border-act hover:bg-act-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <span className="font-medium">Choose a CSV file</span>
      <span className="cap max-md:hidden">or drop it here</span>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={busy}
        className="sr-only"
        onChange={event => {
          onChoose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** Which columns are read, and a file to begin with. */
export function ImportColumns() {
  return (
    <p className="cap">
      Only the column <code>{needed}</code> is needed. Also read: {others.join(', ')}. At most{' '}
      {CLIENT_IMPORT_ROWS.toLocaleString('en-US')} rows.{' '}
      <a
        className="link"
        download="clients-template.csv"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(CSV_TEMPLATE)}`}
      >
        Download a template
      </a>
    </p>
  )
}
