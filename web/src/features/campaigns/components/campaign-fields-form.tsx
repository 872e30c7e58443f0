import { CAMPAIGN_NAME_MAX, CAMPAIGN_TEXT_MAX } from '@sextant/contracts/limits'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { TokenInput } from '@/ui/patterns/token-input.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { cn } from '@/ui/cn.ts'
import { FIELD_GROUPS, type FieldEntry, type FieldKey } from '../campaign-fields.ts'
import type { CampaignForm } from '../campaign-form.ts'
import { statusChoices, statusLabel } from '../campaign-status.ts'

type FormFieldsProps = {
  form: CampaignForm
  onChange: (key: FieldKey, value: string | string[]) => void
  /** Problems to show: of fields that were left, or all once saving was tried. */
  problems: Partial<Record<FieldKey, string>>
  onLeave: (key: FieldKey) => void
  /** Goals are set once: an existing campaign shows them and changes objectives. */
  goalsStay: boolean
  /** Names of the personas that there are, to pick from. */
  personas: readonly string[]
  /** Stands first among the basics: the client it is for. */
  client?: ReactNode
}

const narrow = {
  money: 'sm:max-w-52',
  date: 'sm:max-w-52',
  priority: 'sm:max-w-32',
  status: 'sm:max-w-52',
}
const SIDE_BY_SIDE = new Set<FieldKey>([
  'budget_cents',
  'spent_cents',
  'start_date',
  'end_date',
  'status',
  'priority_level',
])

/** Every field of a campaign, group by group. */
export function CampaignFieldsForm({
  form,
  onChange,
  problems,
  onLeave,
  goalsStay,
  personas,
  client,
}: FormFieldsProps) {
  return (
    <>
      {FIELD_GROUPS.map(group => (
        <fieldset
          key={group.id}
          className="grid gap-x-12 gap-y-4 border-t border-line pt-6 lg:grid-cols-[240px_minmax(0,1fr)]"
        >
          <legend className="contents">
            <span className="block lg:row-start-1">
              <span className="block font-semibold">{group.title}</span>
              <span className="cap block">{group.note}</span>
            </span>
          </legend>
          <div className="grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
            {group.id === 'basics' && client}
            {group.fields.map(field => (
              <div
                key={field.key}
                className={cn('min-w-0', !SIDE_BY_SIDE.has(field.key) && 'sm:col-span-2')}
              >
                {field.key === 'goals' && goalsStay ? (
                  <Goals goals={form.goals} />
                ) : (
                  <One
                    field={
                      field.key === 'target_personas' ? { ...field, suggestions: personas } : field
                    }
                    value={form[field.key]}
                    problem={problems[field.key]}
                    onChange={value => onChange(field.key, value)}
                    onLeave={() => onLeave(field.key)}
                  />
                )}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}

function Goals({ goals }: { goals: readonly string[] }) {
  return (
    <div>
      <p className="text-caption font-medium">Goals</p>
      {goals.length > 0 ? (
        <ul className="mt-1 list-disc pl-5 wrap-anywhere">
          {goals.map(goal => (
            <li key={goal}>{goal}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-ink-3">None were set</p>
      )}
      <p className="cap mt-1">
        As they were set when the campaign was created. What changes on the way is an objective.
      </p>
    </div>
  )
}

function One({
  field,
  value,
  problem,
  onChange,
  onLeave,
}: {
  field: FieldEntry
  value: string | string[]
  problem: string | undefined
  onChange: (value: string | string[]) => void
  onLeave: () => void
}) {
  const list = useId()
  const { kind, suggestions, placeholder } = field
  return (
    <Field label={field.label} error={problem} hint={field.hint}>
      {described => {
        if (Array.isArray(value))
          return (
            <TokenInput
              {...described}
              label={field.label}
              value={value}
              onChange={onChange}
              onBlur={onLeave}
              {...(suggestions ? { suggestions } : {})}
              {...(placeholder ? { placeholder } : {})}
            />
          )
        const control = {
          ...described,
          value,
          placeholder,
          onBlur: onLeave,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        }
        switch (kind) {
          case 'long':
            return <Textarea {...control} rows={3} maxLength={CAMPAIGN_TEXT_MAX} />
          case 'status':
            return (
              <div className={narrow.status}>
                <NativeSelect {...control}>
                  {statusChoices(value).map(status => (
                    <option key={status} value={status}>
                      {statusLabel(status)}
                    </option>
                  ))}
                </NativeSelect>
              </div>
            )
          case 'date':
            return <Input {...control} type="date" max="9999-12-31" className={narrow.date} />
          case 'money':
            return (
              <span className={cn('relative block', narrow.money)}>
                <span
                  aria-hidden
                  className="pointer-events-none absolute top-1/2 left-[11px] -translate-y-1/2 text-ink-3"
                >
                  $
                </span>
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={24}
                  className="pl-6"
                  placeholder="0"
                />
              </span>
            )
          case 'priority':
            return (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                className={narrow.priority}
              />
            )
          default:
            return (
              <>
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={field.key === 'name' ? CAMPAIGN_NAME_MAX : CAMPAIGN_TEXT_MAX}
                  {...(suggestions ? { list } : {})}
                />
                {suggestions && (
                  <datalist id={list}>
                    {suggestions.map(entry => (
                      <option key={entry} value={entry}>
                        {entry}
                      </option>
                    ))}
                  </datalist>
                )}
              </>
            )
        }
      }}
    </Field>
  )
}
