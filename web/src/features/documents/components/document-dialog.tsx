import type { DocumentDetail } from '@sextant/contracts/documents/rows'
import { DOCUMENT_NAME_MAX } from '@sextant/contracts/document-kinds'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { TokenInput } from '@/ui/patterns/token-input.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@/ui/primitives/dialog.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Switch } from '@/ui/primitives/switch.tsx'
import { useChangeDocument, useTellShared } from '../api/change-document.ts'
import { sharedHint } from '../words.ts'

/** Name, tags, when it is asked after, who sees it. */
export function DocumentDialog({
  document,
  trigger,
}: {
  document: DocumentDetail
  trigger: ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent>
        <DialogTitle>Details of this document</DialogTitle>
        {open && <DetailsForm document={document} onDone={() => setOpen(false)} />}
      </DialogContent>
    </Dialog>
  )
}

function DetailsForm({ document, onDone }: { document: DocumentDetail; onDone: () => void }) {
  const { save, saving, failure } = useChangeDocument()
  const tellShared = useTellShared(document)
  const [name, setName] = useState(document.name)
  const [tags, setTags] = useState<string[]>(document.tags)
  const [expires, setExpires] = useState(document.expires_on ?? '')
  const wasShared = document.shared_at !== null
  const [shared, setShared] = useState(wasShared)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const change = { id: document.id, name, tags, expires_on: expires || null }
    void save(document.client_id ? { ...change, shared } : change, () => {
      onDone()
      if (shared !== wasShared) tellShared(shared)
    })
  }
  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      {failure && <Alert title={failure} />}
      <Field label="Name">
        {described => (
          <Input
            {...described}
            required
            maxLength={DOCUMENT_NAME_MAX}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Tags" hint="Enter adds one.">
        {described => <TokenInput {...described} label="Tags" value={tags} onChange={setTags} />}
      </Field>
      <Field
        label="Ask again on"
        hint="From that day on you are asked whether it still holds, and what rests on it is marked."
      >
        {described => (
          <Input
            {...described}
            type="date"
            value={expires}
            onChange={event => setExpires(event.target.value)}
          />
        )}
      </Field>
      {document.client_id && (
        <Field
          label="Shared with guests"
          hint={sharedHint(document.client_name ?? '', { shared, wasShared })}
        >
          {described => <Switch {...described} checked={shared} onCheckedChange={setShared} />}
        </Field>
      )}
      <DialogFooter>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={saving}>
          Save
        </Button>
      </DialogFooter>
    </form>
  )
}
