import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { type Planned, planText, planValue } from '../plan.ts'

type PlanFieldsProps = {
  figures: readonly Planned[]
  currency: string
  plan: Readonly<Record<string, string>>
  /** What the plan of these days says, and holds where nothing is typed. */
  planned: Readonly<Record<string, number>>
  onChange: (plan: Record<string, string>) => void
}

const unitOf = (kind: string, currency: string): string => {
  if (kind === 'money') return `, ${currency}`
  return kind === 'rate' ? ', %' : ''
}

/** What was planned for the days of a report; with one of them it is read against the plan. */
export function PlanFields({ figures, currency, plan, planned, onChange }: PlanFieldsProps) {
  const hasPlan = figures.some(({ metric }) => planned[metric] !== undefined)
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-caption font-medium">
        Plan for these days{' '}
        <span className="font-normal text-ink-3">
          {hasPlan
            ? '(grey: what your plan says, unless you type another)'
            : '(where there is one)'}
        </span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {figures.map(({ metric, name, kind }) => (
          <Field
            key={metric}
            label={`${name}${unitOf(kind, currency)}`}
            {...(Number.isNaN(planValue(plan[metric] ?? '', kind, currency)) && {
              error: 'A number, please',
            })}
          >
            {described => (
              <Input
                {...described}
                inputMode="decimal"
                value={plan[metric] ?? ''}
                placeholder={planText(planned[metric], kind, currency)}
                onChange={event => onChange({ ...plan, [metric]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
