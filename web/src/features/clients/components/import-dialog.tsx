import type { ImportAnswer } from '@sextant/contracts/clients/routes'
import { CLIENT_IMPORT_ROWS } from '@sextant/contracts/limits'
import { useId, useState } from 'react'
import { toast } from 'sonner'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { importClients, tryImport } from '../api/import-clients.ts'
import { failureOf } from '@/client/failure-of.ts'
import { importWords } from '../import-words.ts'
import { CSV_TEMPLATE, readCsvFile } from '../read-csv-file.ts'

const SHOWN = 200
const ACTIONS = {
  create: { label: 'Added', tone: 'good' },
  skip: { label: 'Skipped', tone: 'neutral' },
  invalid: { label: 'Wrong', tone: 'bad' },
} as const
// What has to be mended first.
const ORDER = { invalid: 0, skip: 1, create: 2 } as const

type Step =
  | { at: 'choose'; failure?: string }
  | { at: 'checking'; file: string }
  | { at: 'checked'; file: string; csv: string; answer: ImportAnswer; failure?: string }
  | { at: 'adding'; file: string; csv: string; answer: ImportAnswer }

/** Clients from a CSV file: first what would happen, line by line, then all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const choose = async (file: File | undefined) => {
    if (!file) return
    setStep({ at: 'checking', file: file.name })
    try {
      const csv = await readCsvFile(file)
      setStep({ at: 'checked', file: file.name, csv, answer: await tryImport(csv) })
    } catch (error) {
      setStep({
        at: 'choose',
        failure: failureOf(error, 'The file could not be checked. Nothing was added.'),
      })
    }
  }
  const add = async ({ file, csv, answer }: Extract<Step, { at: 'checked' }>) => {
    setStep({ at: 'adding', file, csv, answer })
    try {
      const { created } = await importClients(csv)
      toast.success(`${created} ${created === 1 ? 'client' : 'clients'} added`)
      onClose()
    } catch (error) {
      setStep({
        at: 'checked',
        file,
        csv,
        answer,
        failure: failureOf(
          error,
          'The clients could not be added. Nothing was written; try again.',
        ),
      })
    }
  }
  const busy = step.at === 'checking' || step.at === 'adding'
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && step.at !== 'adding') onClose()
      }}
    >
      <DialogContent className="max-w-3xl">
        <DialogTitle>Import clients</DialogTitle>
        <DialogDescription>
          A CSV file with one client a row. You see what would happen before anything is added.
        </DialogDescription>
        {step.at === 'choose' || step.at === 'checking' ? (
          <div className="mt-4 grid gap-4">
            {step.at === 'choose' && step.failure && <Alert title={step.failure} />}
            <FileChoice busy={step.at === 'checking'} onChoose={file => void choose(file)} />
            {step.at === 'checking' && (
              <output className="text-caption text-ink-2">Checking {step.file}</output>
            )}
            <p className="cap">
              Only the column <code>name</code> is needed. Also read: status, industry, contact,
              email, phone, website, monthly_fee, company_size, description, notes. At most{' '}
              {CLIENT_IMPORT_ROWS.toLocaleString('en-US')} rows.{' '}
              <a
                className="link"
                download="clients-template.csv"
                href={`data:text/csv;charset=utf-8,${encodeURIComponent(CSV_TEMPLATE)}`}
              >
                Download a template
              </a>
            </p>
          </div>
        ) : (
          <Checked step={step} />
        )}
        <DialogFooter>
          {step.at === 'checked' && (
            <Button variant="quiet" onClick={() => setStep({ at: 'choose' })}>
              Choose another file
            </Button>
          )}
          <Button variant="quiet" disabled={step.at === 'adding'} onClick={onClose}>
            Cancel
          </Button>
          {(step.at === 'checked' || step.at === 'adding') && (
            <Button
              variant="primary"
              busy={busy}
              disabled={step.answer.invalid > 0 || step.answer.created === 0}
              onClick={() => {
                if (step.at === 'checked') void add(step)
              }}
            >
              {step.at === 'adding' ? 'Adding' : 'Add'} {step.answer.created}{' '}
              {step.answer.created === 1 ? 'client' : 'clients'}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function FileChoice({
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

function Checked({ step }: { step: Extract<Step, { at: 'checked' | 'adding' }> }) {
  const { answer, file } = step
  const lines = answer.lines.toSorted(
    (a, b) => ORDER[a.action] - ORDER[b.action] || a.line - b.line,
  )
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      {step.at === 'checked' && step.failure && <Alert title={step.failure} />}
      <Alert
        tone={answer.invalid > 0 ? 'bad' : answer.created > 0 ? 'info' : 'warn'}
        title={`${file}: ${importWords(answer)}`}
      >
        {answer.invalid > 0
          ? 'Nothing is added while a row is wrong. Mend the rows below in your file and choose it again.'
          : answer.unknown_columns.length > 0
            ? `Not read, for these columns mean nothing here: ${answer.unknown_columns.join(', ')}.`
            : null}
      </Alert>
      {answer.invalid > 0 && answer.unknown_columns.length > 0 && (
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
              <TableRow key={line.line}>
                <TableCell numeric>{line.line}</TableCell>
                <TableCell className="min-w-32 wrap-anywhere">
                  {line.name || 'No name'}
                  {line.problems.length > 0 && (
                    <span className="block text-ink-2 md:hidden">{line.problems.join('. ')}</span>
                  )}
                </TableCell>
                <TableCell>
                  <Badge tone={ACTIONS[line.action].tone} plain={line.action !== 'invalid'}>
                    {ACTIONS[line.action].label}
                  </Badge>
                </TableCell>
                <TableCell className="min-w-48 wrap-anywhere max-md:hidden">
                  {line.problems.join('. ')}
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </div>
      {lines.length > SHOWN && (
        <p className="cap">
          The first {SHOWN} of {lines.length} rows, wrong ones first.
        </p>
      )}
    </div>
  )
}
