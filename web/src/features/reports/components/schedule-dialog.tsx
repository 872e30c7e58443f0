import type { ScheduleFields, ScheduleRow } from '@sextant/contracts/reports/rows'
import { REPORT_TYPES, type ReportType } from '@sextant/contracts/reports/types'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@/ui/primitives/dialog.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { peopleQuery, useSaveSchedule } from '../api/schedules.ts'
import { type ClientChoice, ClientField } from './client-field.tsx'
import { PeopleChoice } from './people-choice.tsx'
import { ScheduleTime } from './schedule-time.tsx'

type ScheduleDialogProps = {
  trigger: ReactNode
  standing: ScheduleRow | null
  clients: readonly ClientChoice[]
  clientId: string | null
}

/** Sends a report every week or month. */
export function ScheduleDialog({ trigger, ...props }: ScheduleDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent>
        <DialogTitle>
          {props.standing ? 'Change the schedule' : 'Send a report by itself'}
        </DialogTitle>
        <DialogDescription>
          It is made of the week or month before, and goes out with its PDF.
        </DialogDescription>
        <ScheduleForm {...props} close={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

const startOf = (standing: ScheduleRow | null): ScheduleFields => ({
  report_type: standing?.report_type ?? 'monthly',
  sections: standing?.sections ?? [...REPORT_TYPES.monthly.sections],
  brand: standing?.brand ?? 'agency',
  cadence: standing?.cadence ?? 'monthly',
  weekday: standing?.weekday ?? 1,
  working_day: standing?.working_day ?? 3,
  hour: standing?.hour ?? 8,
  time_zone: standing?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  recipients: standing?.recipients ?? [],
  share: standing?.share ?? true,
})

type ScheduleFormProps = Omit<ScheduleDialogProps, 'trigger'> & { close: () => void }

function ScheduleForm({ standing, clients, clientId, close }: ScheduleFormProps) {
  const { save, saving, failure } = useSaveSchedule()
  const [fields, setFields] = useState(() => startOf(standing))
  const [client, setClient] = useState(clientId ?? clients[0]?.id ?? '')
  const people = useQuery(peopleQuery(client || null))
  const change = (part: Partial<ScheduleFields>) => setFields(before => ({ ...before, ...part }))
  const chooseType = (report_type: ReportType) =>
    change({
      report_type,
      sections: [...REPORT_TYPES[report_type].sections],
      cadence: REPORT_TYPES[report_type].rule === 'last-week' ? 'weekly' : 'monthly',
    })
  const known = new Set(people.data?.map(({ user_id }) => user_id))
  const recipients = fields.recipients.filter(id => known.has(id))
  const guests = people.data?.filter(({ guest }) => guest) ?? []
  const mustShare = guests.some(({ user_id }) => recipients.includes(user_id))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (recipients.length === 0) return
    const share = guests.length > 0 && (fields.share || mustShare)
    const saved = await save({
      fields: { ...fields, recipients, share },
      clientId: client || null,
      standing,
    })
    if (saved.ok) close()
  }
  return (
    <form onSubmit={event => void send(event)} className="mt-4 grid gap-4">
      {clients.length > 0 && <ClientField clients={clients} value={client} onChange={setClient} />}
      <ScheduleTime fields={fields} change={change} chooseType={chooseType} />
      {people.isPending && <Skeleton className="h-20" />}
      {people.data && (
        <PeopleChoice
          people={people.data}
          chosen={new Set(recipients)}
          onChange={chosen => change({ recipients: [...chosen] })}
          share={{
            isOn: fields.share || mustShare,
            isFixed: mustShare,
            onChange: share => change({ share }),
          }}
        />
      )}
      {failure && <Alert title={failure} />}
      <DialogFooter>
        <Button variant="quiet" onClick={close} disabled={saving}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={saving} disabled={recipients.length === 0}>
          {recipients.length === 0 ? 'Choose who gets it' : 'Save schedule'}
        </Button>
      </DialogFooter>
    </form>
  )
}
