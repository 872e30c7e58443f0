import type { ImportAnswer } from '@sextant/contracts/clients/routes'
import { useState } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { useCheckImport, useImportClients } from '../api/import-clients.ts'
import { importButton, leftOut } from '../import-words.ts'
import { ImportColumns, ImportFileChoice } from './import-file-choice.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportResult } from './import-result.tsx'

type Checked = { file: string; csv: string; answer: ImportAnswer }

/** Clients from a CSV file: first what would happen, line by line, then the rows that are right, then what was left out. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [done, setDone] = useState<ImportAnswer | null>(null)
  const checking = useCheckImport()
  const importing = useImportClients()
  const choose = (file: File | undefined) =>
    file && checking.save(file, answer => setChecked({ file: file.name, ...answer }))
  const add = (csv: string) =>
    importing.save(csv, answer => (leftOut(answer) === 0 ? onClose() : setDone(answer)))
  const failure = checked ? importing.failure : checking.failure
  const another = () => {
    importing.forgetFailure()
    setChecked(null)
    setDone(null)
  }
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !importing.saving) onClose()
      }}
    >
      <DialogContent className="max-w-3xl">
        <DialogTitle>Import clients</DialogTitle>
        <DialogDescription>
          A CSV file with one client a row. You see what would happen before anything is added.
        </DialogDescription>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          {failure && <Alert title={failure} />}
          {done && <ImportResult answer={done} />}
          {checked && !done && <ImportPreview file={checked.file} answer={checked.answer} />}
          {!checked && (
            <>
              <ImportFileChoice busy={checking.saving} onChoose={file => void choose(file)} />
              {checking.underWay && (
                <output className="text-caption text-ink-2">
                  Checking {checking.underWay.name}
                </output>
              )}
              <ImportColumns />
            </>
          )}
        </div>
        <DialogFooter>
          {checked && !importing.saving && (
            <Button variant="quiet" onClick={another}>
              Choose another file
            </Button>
          )}
          {!done && (
            <Button variant="quiet" disabled={importing.saving} onClick={onClose}>
              Cancel
            </Button>
          )}
          {checked && !done && (
            <Button
              variant="primary"
              busy={importing.saving}
              disabled={checked.answer.created === 0}
              onClick={() => void add(checked.csv)}
            >
              {importButton(checked.answer, importing.saving)}
            </Button>
          )}
          {done && (
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
