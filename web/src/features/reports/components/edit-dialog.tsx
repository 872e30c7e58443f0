import type { ReportAnswer } from '@sextant/contracts/reports/rows'
import { PencilIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
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
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { type PeriodChoice as Chosen, useUpdateReport } from '../api/change-report.ts'
import { plannedFigures, planText, planValue } from '../plan.ts'
import { stepsOf, stepsText } from '../steps-text.ts'
import { isWhole, PeriodChoice } from './period-choice.tsx'
import { PlanFields } from './plan-fields.tsx'

/** What of a draft a person writes: its title, days, brand, plan, next steps and a text. */
export function EditDialog({ answer }: { answer: ReportAnswer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm">
          <PencilIcon aria-hidden />
          Edit
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-2xl">
        <DialogTitle>Edit this report</DialogTitle>
        <EditForm answer={answer} close={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function EditForm({ answer, close }: { answer: ReportAnswer; close: () => void }) {
  const { report, content } = answer
  const { save, saving, failure } = useUpdateReport()
  const figures = plannedFigures(answer)
  const [title, setTitle] = useState(report.title)
  const [period, setPeriod] = useState<Chosen>({
    rule: 'days',
    from: report.period_from,
    to: report.period_to,
  })
  const [brand, setBrand] = useState(report.brand)
  const [steps, setSteps] = useState(() => stepsText(answer.steps))
  const [words, setWords] = useState(answer.words)
  const [plan, setPlan] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      figures.map(({ metric, kind }) => [
        metric,
        planText(answer.plan[metric], kind, content.currency),
      ]),
    ),
  )
  const told = figures.map(({ metric, kind }) => ({
    metric,
    value: planValue(plan[metric] ?? '', kind, content.currency),
  }))
  const isRight =
    title.trim() !== '' && isWhole(period) && !told.some(({ value }) => Number.isNaN(value))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isRight) return
    const saved = await save({
      report,
      title: title.trim(),
      period,
      brand,
      steps: stepsOf(steps),
      words,
      plan: Object.fromEntries(
        told.flatMap(({ metric, value }) => (value === undefined ? [] : [[metric, value]])),
      ),
    })
    if (saved.ok) close()
  }
  return (
    <form onSubmit={event => void send(event)} className="mt-4 grid gap-4">
      <Field label="Title">
        {described => (
          <Input
            {...described}
            value={title}
            maxLength={160}
            onChange={event => setTitle(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <PeriodChoice period={period} onChange={setPeriod} />
        {report.client_id !== null && (
          <Field label="Brand">
            {described => (
              <NativeSelect
                {...described}
                value={brand}
                onChange={event => setBrand(event.target.value as typeof brand)}
              >
                <option value="agency">Ours</option>
                <option value="client">The client’s</option>
              </NativeSelect>
            )}
          </Field>
        )}
      </div>
      {figures.length > 0 && (
        <PlanFields
          figures={figures}
          currency={content.currency}
          plan={plan}
          planned={answer.planned}
          onChange={setPlan}
        />
      )}
      <Field
        label="Next steps"
        hint="One a line; what stands before a colon is set in bold. Empty: what follows from the figures."
      >
        {described => (
          <Textarea
            {...described}
            rows={4}
            value={steps}
            placeholder="17 November, Larkfield: bring the former phone page back"
            onChange={event => setSteps(event.target.value)}
          />
        )}
      </Field>
      <Field label="In your words" hint="Stands in the report where that section is picked.">
        {described => (
          <Textarea
            {...described}
            rows={4}
            maxLength={8_000}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
        )}
      </Field>
      {failure && <Alert title={failure} />}
      <DialogFooter>
        <Button variant="quiet" onClick={close} disabled={saving}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={saving} disabled={!isRight}>
          Save
        </Button>
      </DialogFooter>
    </form>
  )
}
