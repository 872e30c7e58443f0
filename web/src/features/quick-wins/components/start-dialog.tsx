import { ownerOf } from '@sextant/contracts/quick-wins/owner-of'
import type { OpportunityRow } from '@sextant/contracts/quick-wins/routes'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
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
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { quickWinPeopleQuery } from '../api/quick-wins.ts'
import { useStartQuickWin } from '../api/start-quick-win.ts'

type StartDialogProps = {
  row: OpportunityRow
  clientId: string | null
  campaignId: string | null
  myself: { id: string; name: string }
  onStarted: (id: string) => void
  onClose: () => void
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** Who does it and from when; everything else follows from the move. */
export function StartDialog({
  row,
  clientId,
  campaignId,
  myself,
  onStarted,
  onClose,
}: StartDialogProps) {
  const starting = useStartQuickWin()
  const people = useQuery(quickWinPeopleQuery(clientId))
  const [chosen, setChosen] = useState<string | null>(null)
  const [begins, setBegins] = useState(today)
  const team = people.data ?? [{ ...myself, roles: [] }]
  const owner = chosen ?? ownerOf(team, row.owner_role, myself.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const start = { play: row.play, clientId, campaignId, ownerId: owner, begins }
    void starting.save(start, ({ id }) => onStarted(id))
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>Start: {row.title}</DialogTitle>
        <DialogDescription>
          Its {row.steps.length} steps become tasks on working days. After {row.weeks[1]}{' '}
          {row.weeks[1] === 1 ? 'week' : 'weeks'} you are asked what came of it.
        </DialogDescription>
        <form className="mt-4 grid gap-4" onSubmit={submit}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Who does it">
              {described => (
                <NativeSelect
                  {...described}
                  value={owner}
                  onChange={event => setChosen(event.target.value)}
                >
                  {team.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {id === myself.id ? `${name} (you)` : name}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
            <Field label="From">
              {described => (
                <Input
                  {...described}
                  type="date"
                  required
                  value={begins}
                  onChange={event => setBegins(event.target.value)}
                />
              )}
            </Field>
          </div>
          {starting.failure && <Alert title={starting.failure} />}
          <DialogFooter>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={starting.saving} disabled={!begins}>
              Start
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
