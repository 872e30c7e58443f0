import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { keyLabel, type InsightField } from '../insight-form.ts'

/** Long texts and lists get a box of lines. */
const LONG = 60

export function FieldEditor({
  field,
  onChange,
}: {
  field: InsightField
  onChange: (text: string) => void
}) {
  const lines = field.list || field.text.length > LONG
  return (
    <Field label={keyLabel(field.key)} hint={field.list ? 'One a line' : undefined}>
      {described =>
        lines ? (
          <Textarea
            {...described}
            rows={field.list ? 4 : 3}
            value={field.text}
            onChange={event => onChange(event.target.value)}
          />
        ) : (
          <Input
            {...described}
            value={field.text}
            onChange={event => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}

export function FieldText({ field }: { field: InsightField }) {
  const lines = field.text.split('\n').filter(Boolean)
  return (
    <div>
      <h3 className="text-caption font-medium text-ink-3">{keyLabel(field.key)}</h3>
      {field.list ? (
        <ul className="list-disc pl-5">
          {lines.map(line => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <p className="wrap-anywhere">{field.text}</p>
      )}
    </div>
  )
}
