import type { ClientRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { consequencesQuery, useDeleteClient } from '../api/delete-client.ts'
import { consequenceWords } from '../consequence-words.ts'

type DeleteDialogProps = {
  client: ClientRow
  organizationId: string | null
  /** Makes the call, and again after a fresh code where one is asked for. */
  confirmed: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  onClose: () => void
  onDeleted: () => unknown
}

/** Names what goes, and deletes only after the client's name was typed. */
export function DeleteDialog({
  client,
  organizationId,
  confirmed,
  onClose,
  onDeleted,
}: DeleteDialogProps) {
  const consequences = useQuery(consequencesQuery(client.id))
  const [typed, setTyped] = useState('')
  const deleting = useDeleteClient()
  const matches = typed.trim() === client.name
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!matches || deleting.saving || !consequences.data) return
    void deleting.save({ organizationId, clientId: client.id, confirmed }, onDeleted)
  }
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !deleting.saving) onClose()
      }}
    >
      <DialogContent>
        <DialogTitle>Delete {client.name} for good?</DialogTitle>
        <DialogDescription>
          This cannot be undone. Archiving keeps everything and takes the client out of sight.
        </DialogDescription>
        <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
          {consequences.isPending && (
            <div className="grid gap-2">
              <output className="sr-only">Counting what would go</output>
              <Skeleton className="h-5" />
              <Skeleton className="h-5 w-2/3" />
            </div>
          )}
          {consequences.isError && (
            <ErrorState
              title={messageOf(consequences.error)}
              onRetry={() => void consequences.refetch()}
            >
              What would go could not be counted, so nothing is deleted.
            </ErrorState>
          )}
          {consequences.data && (
            <ul className="grid gap-1 border-l-2 border-bad pl-3.5">
              {consequenceWords(consequences.data).map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <Field
            label={
              <>
                Type <strong className="font-semibold wrap-anywhere">{client.name}</strong> to
                confirm
              </>
            }
          >
            {described => (
              <Input
                {...described}
                autoComplete="off"
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter className="mt-0">
            <Button variant="quiet" disabled={deleting.saving} onClick={onClose}>
              Keep client
            </Button>
            <Button
              type="submit"
              variant="danger"
              busy={deleting.saving}
              disabled={!matches || !consequences.data}
            >
              Delete client
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
