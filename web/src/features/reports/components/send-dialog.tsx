import type { ReportAnswer, ReportPerson } from '@sextant/contracts/reports/rows'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
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
import { usePublishReport } from '../api/change-report.ts'
import { peopleQuery } from '../api/schedules.ts'
import { PeopleChoice } from './people-choice.tsx'

/** "Send to 2 guests": freezes a report, shows it in the portal and mails it. */
export function SendDialog({ answer }: { answer: ReportAnswer }) {
  const [isOpen, setOpen] = useState(false)
  const people = useQuery(peopleQuery(answer.report.client_id))
  const guests = people.data?.filter(({ guest }) => guest) ?? []
  const isDraft = answer.report.state === 'draft'
  const isEmpty = answer.content.empty !== null
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant={isDraft ? 'primary' : 'plain'} size="sm" disabled={isEmpty}>
          {sendWords(isDraft, guests.length)}
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>{isDraft ? 'Send this report' : 'Send it to more people'}</DialogTitle>
        <DialogDescription>
          {isDraft
            ? 'Its numbers are kept as they are now, whatever is imported later. Everybody chosen gets a mail with the report as PDF.'
            : 'Whoever has it already gets no second mail.'}
        </DialogDescription>
        {people.isError && <Alert title={messageOf(people.error)} className="mt-4" />}
        {people.isPending && <Skeleton className="mt-4 h-24" />}
        {people.data && (
          <SendForm answer={answer} people={people.data} close={() => setOpen(false)} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function sendWords(isDraft: boolean, guests: number): string {
  if (!isDraft) return 'Send to more'
  if (guests === 0) return 'Send'
  return guests === 1 ? 'Send to 1 guest' : `Send to ${guests} guests`
}

type SendFormProps = { answer: ReportAnswer; people: ReportPerson[]; close: () => void }

function SendForm({ answer, people, close }: SendFormProps) {
  const { save, saving, failure } = usePublishReport()
  const guests = people.filter(({ guest }) => guest).map(({ user_id }) => user_id)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(answer.report.state === 'draft' ? guests : []),
  )
  const [share, setShare] = useState(guests.length > 0)
  const mustShare = guests.some(id => chosen.has(id))
  const send = async () => {
    const { id, version } = answer.report
    const recipients = [...chosen]
    const saved = await save({ id, version, share: share || mustShare, recipients })
    if (!saved.ok) return
    toast.success(recipients.length > 0 ? 'On its way' : 'The numbers are kept')
    close()
  }
  return (
    <>
      <PeopleChoice
        people={people}
        chosen={chosen}
        onChange={setChosen}
        share={{ isOn: share || mustShare, isFixed: mustShare, onChange: setShare }}
      />
      {failure && <Alert title={failure} className="mt-4" />}
      <DialogFooter>
        <Button variant="quiet" onClick={close} disabled={saving}>
          Not yet
        </Button>
        <Button variant="primary" busy={saving} onClick={() => void send()}>
          {actWords(chosen.size, answer.report.state === 'draft')}
        </Button>
      </DialogFooter>
    </>
  )
}

function actWords(many: number, isDraft: boolean): string {
  if (many > 0) return `Send to ${many}`
  return isDraft ? 'Keep the numbers' : 'Save'
}
