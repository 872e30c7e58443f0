import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { extractedOf, isEmpty, keyLabel, type InsightField } from '../insight-form.ts'

/** What was learned, as fields to correct. */
export function InsightEditor({
  fields,
  onChange,
  busy,
  onSave,
  onCancel,
}: {
  fields: readonly InsightField[]
  onChange: (fields: InsightField[]) => void
  busy: boolean
  onSave: () => void
  onCancel: () => void
}) {
  const change = (index: number, text: string) =>
    onChange(fields.map((other, at) => (at === index ? { ...other, text } : other)))
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        onSave()
      }}
    >
      {fields.map((field, index) => (
        <Field
          key={field.key}
          label={keyLabel(field.key)}
          hint={field.list ? 'One a line' : undefined}
        >
          {described => (
            <Textarea
              {...described}
              rows={field.list ? 4 : 2}
              value={field.text}
              onChange={event => change(index, event.target.value)}
            />
          )}
        </Field>
      ))}
      <div className="flex gap-2">
        <Button
          type="submit"
          variant="primary"
          size="sm"
          busy={busy}
          disabled={isEmpty(extractedOf(fields))}
        >
          Save
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
