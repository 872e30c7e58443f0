import type { ReactNode } from 'react'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import type { AuditFilter } from '../api/audit.ts'
import { actionWords, kindWords } from '../audit-words.ts'

type AuditFiltersProps = {
  value: AuditFilter
  /** What occurs in the log. */
  entities: readonly string[]
  actions: readonly string[]
  people: readonly { id: string; name: string }[]
  onChange: (change: Partial<AuditFilter>) => void
}

/** Narrows the log by kind, action, person and days. */
export function AuditFilters({ value, entities, actions, people, onChange }: AuditFiltersProps) {
  const byWords = (words: (raw: string) => string) => (raw: readonly string[]) =>
    raw.map(id => ({ id, name: words(id) })).sort((a, b) => a.name.localeCompare(b.name))
  return (
    <search className="grid gap-3 sm:grid-cols-2 md:grid-cols-[repeat(3,minmax(0,1fr))_10.5rem_10.5rem]">
      <Choice
        label="Kind"
        any="All kinds"
        value={value.entity}
        options={byWords(kindWords)(entities)}
        onChange={entity => onChange({ entity })}
      />
      <Choice
        label="Action"
        any="All actions"
        value={value.action}
        options={byWords(actionWords)(actions)}
        onChange={action => onChange({ action })}
      />
      <Choice
        label="Person"
        any="Everybody"
        value={value.actor_id}
        options={people}
        onChange={actor_id => onChange({ actor_id })}
      />
      <Field label="From">
        {described => (
          <Input
            {...described}
            type="date"
            max={value.to || undefined}
            value={value.from}
            onChange={event => onChange({ from: event.target.value })}
          />
        )}
      </Field>
      <Field label="To">
        {described => (
          <Input
            {...described}
            type="date"
            min={value.from || undefined}
            value={value.to}
            onChange={event => onChange({ to: event.target.value })}
          />
        )}
      </Field>
    </search>
  )
}

function Choice({
  label,
  any,
  value,
  options,
  onChange,
}: {
  label: ReactNode
  any: string
  value: string
  options: readonly { id: string; name: string }[]
  onChange: (value: string) => void
}) {
  // What is chosen stays choosable, also when the narrowed log no longer has it.
  const known = options.some(({ id }) => id === value)
  return (
    <Field label={label}>
      {described => (
        <NativeSelect {...described} value={value} onChange={event => onChange(event.target.value)}>
          <option value="">{any}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {value && !known && <option value={value}>{actionWords(value)}</option>}
        </NativeSelect>
      )}
    </Field>
  )
}
