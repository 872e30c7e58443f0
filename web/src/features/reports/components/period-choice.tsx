import type { PeriodRule } from '@sextant/contracts/reports/types'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import type { PeriodChoice as Chosen } from '../api/change-report.ts'

const RULES: Record<PeriodRule, string> = {
  'last-month': 'Last month',
  'last-week': 'Last week, Monday to Sunday',
  days: 'Own days',
}

/** Which days a report is about. */
export const isWhole = ({ rule, from, to }: Chosen): boolean =>
  rule !== 'days' || (from !== undefined && to !== undefined && from !== '' && from <= to)

type PeriodChoiceProps = { period: Chosen; onChange: (period: Chosen) => void }

export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { rule, from = '', to = '' } = period
  return (
    <>
      <Field label="Period">
        {described => (
          <NativeSelect
            {...described}
            value={rule}
            onChange={event => onChange({ ...period, rule: event.target.value as PeriodRule })}
          >
            {Object.entries(RULES).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {rule === 'days' && (
        <div className="grid grid-cols-2 gap-3 sm:col-span-full">
          <Field label="From">
            {described => (
              <Input
                {...described}
                type="date"
                value={from}
                onChange={event => onChange({ ...period, from: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="To"
            {...(!isWhole(period) && from && to
              ? { error: 'The first day comes before the last' }
              : {})}
          >
            {described => (
              <Input
                {...described}
                type="date"
                value={to}
                onChange={event => onChange({ ...period, to: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </>
  )
}
