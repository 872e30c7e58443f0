import { REPORT_TYPE_IDS, REPORT_TYPES, type ReportType } from '@sextant/contracts/reports/types'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@/ui/primitives/dialog.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { type PeriodChoice as Chosen, useCreateReport } from '../api/change-report.ts'
import { type ClientChoice, ClientField } from './client-field.tsx'
import { isWhole, PeriodChoice } from './period-choice.tsx'

type NewReportDialogProps = {
  trigger: ReactNode
  /** Of whom it can be; none where the place says it. */
  clients: readonly ClientChoice[]
  clientId: string | null
  /** Chosen beforehand. */
  type?: ReportType
  onMade: (id: string, clientId: string | null) => void
}

/** Starts a report of a type. */
export function NewReportDialog({ trigger, ...props }: NewReportDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent>
        <DialogTitle>New report</DialogTitle>
        <NewReportForm {...props} close={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

type NewReportFormProps = Omit<NewReportDialogProps, 'trigger'> & { close: () => void }

function NewReportForm({
  clients,
  clientId,
  type: given = 'monthly',
  onMade,
  close,
}: NewReportFormProps) {
  const { save, saving, failure } = useCreateReport()
  const [type, setType] = useState<ReportType>(given)
  const [client, setClient] = useState(clientId ?? clients[0]?.id ?? '')
  const [period, setPeriod] = useState<Chosen>({ rule: REPORT_TYPES[given].rule })
  const choose = (next: ReportType) => {
    setType(next)
    if (period.rule !== 'days') setPeriod({ rule: REPORT_TYPES[next].rule })
  }
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole(period)) return
    const made = await save({ report_type: type, period, ...(client && { client_id: client }) })
    if (made.ok) onMade(made.answer.id, client || null)
  }
  return (
    <form onSubmit={event => void make(event)} className="mt-4 grid gap-4">
      <Field label="Type" hint={REPORT_TYPES[type].says}>
        {described => (
          <NativeSelect
            {...described}
            value={type}
            onChange={event => choose(event.target.value as ReportType)}
          >
            {REPORT_TYPE_IDS.map(id => (
              <option key={id} value={id}>
                {REPORT_TYPES[id].name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {clients.length > 0 && <ClientField clients={clients} value={client} onChange={setClient} />}
      <PeriodChoice period={period} onChange={setPeriod} />
      {failure && <Alert title={failure} />}
      <DialogFooter>
        <Button variant="quiet" onClick={close} disabled={saving}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={saving} disabled={!isWhole(period)}>
          Start report
        </Button>
      </DialogFooter>
    </form>
  )
}
