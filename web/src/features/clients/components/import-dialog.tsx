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
import { addable, importButton } from '../import-words.ts'
import { ImportColumns, ImportFileChoice } from './import-file-choice.tsx'
import { ImportPreview } from './import-preview.tsx'

type Checked = { file: string; csv: string; answer: ImportAnswer }

/** Clients from a CSV file: first what would happen, line by line, then all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const checking = useCheckImport()
  const importing = useImportClients()
  const choose = (file: File | undefined) =>
    file && checking.save(file, answer => setChecked({ file: file.name, ...answer }))
  const failure = checked ? importing.failure : checking.failure
  const another = () => {
    importing.forgetFailure()
    setChecked(null)
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
          {checked ? (
            <ImportPreview file={checked.file} answer={checked.answer} />
          ) : (
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
          <Button variant="quiet" disabled={importing.saving} onClick={onClose}>
            Cancel
          </Button>
          {checked && (
            <Button
              variant="primary"
              busy={importing.saving}
              disabled={addable(checked.answer) === 0}
              onClick={() => void importing.save(checked.csv, onClose)}
            >
              {importButton(checked.answer, importing.saving)}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
