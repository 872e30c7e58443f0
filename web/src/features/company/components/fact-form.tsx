import { controlsOf, FIRST_ATTRIBUTES } from '@sextant/contracts/company/controls'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { labelRefusal, refusalWords } from '@sextant/contracts/company/label'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { attributesOf, type Draft, draftOf } from '../fact-draft.ts'
import { Chips } from './chips.tsx'
import { FactField } from './fact-field.tsx'

type FactSaved = { label: string; attributes: Record<string, unknown> }

type FactFormProps = {
  kind: FactKind
  /** What stands, while it is corrected. */
  fact?: CompanyFactRow
  /** Of the same company: what it may be about. */
  facts: readonly CompanyFactRow[]
  currency: string
  saving: boolean
  failure: string | null
  onSave: (saved: FactSaved) => void
  onCancel: () => void
  /** The field somebody came for: it stands first. */
  asked?: string | undefined
  /** What was read in somebody's words: nouns that could be its name, and what the figures fill in. */
  read?: { names: readonly string[]; attributes: Record<string, unknown> }
}

/** The card of a kind: its name and the attributes that matter first, derived from the contract. Everything works with the keyboard alone. */
export function FactForm(props: FactFormProps) {
  const { kind, fact, facts, currency, saving, failure, onCancel } = props
  const form = useFactForm(props)
  const focusFirst = useFocusFirst(props.asked !== undefined)
  return (
    <form
      ref={focusFirst}
      className="grid gap-3.5"
      onSubmit={form.submit}
      aria-label={KIND_NAMES[kind].one}
    >
      <Field label="Name" error={form.wrong.label} hint="A few words: a thing, not a sentence">
        {described => (
          <Input
            {...described}
            value={form.label}
            onChange={event => form.setLabel(event.target.value)}
          />
        )}
      </Field>
      {props.read && props.read.names.length > 1 && (
        <Chips
          label="Names from your words"
          options={props.read.names}
          value={form.label}
          onChange={name => name && form.setLabel(name)}
          asWritten
        />
      )}
      <div className="grid gap-3.5 sm:grid-cols-2">
        {form.shown.map(({ attribute, control }) => (
          <FactField
            key={attribute}
            kind={kind}
            attribute={attribute}
            control={control}
            draft={form.draft}
            onChange={form.change}
            wrong={form.wrong[attribute]}
            currency={currency}
            others={facts.filter(({ id }) => id !== fact?.id)}
          />
        ))}
      </div>
      {form.hidden > 0 && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={form.showAll}>
          More to say: {form.hidden} fields
        </Button>
      )}
      {failure && <Alert title={failure} />}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" busy={saving}>
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Whoever opens a card can type at once: into the field they came for, or the name. */
function useFocusFirst(isAsked: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLElement>('input, select, [role=radio]')
    fields?.[isAsked ? 1 : 0]?.focus()
  }, [isAsked])
  return form
}

function useFactForm({ kind, fact, currency, onSave, asked, read }: FactFormProps) {
  const [label, setLabel] = useState(fact?.label ?? read?.names[0] ?? '')
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(kind, fact?.attributes ?? read?.attributes ?? {}),
  )
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [all, setAll] = useState(false)
  const controls = orderedControls(kind, asked)
  const isFirst = (attribute: string): boolean =>
    attribute === asked ||
    FIRST_ATTRIBUTES[kind].includes(attribute) ||
    draft[attribute] !== undefined
  const shown = all ? controls : controls.filter(({ attribute }) => isFirst(attribute))

  const change = (name: string, raw: string | string[]) =>
    setDraft(before => ({ ...before, [name]: raw }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const refusal = labelRefusal(label, kind)
    const read = attributesOf(kind, draft, currency, fact?.attributes)
    const found = { ...read.wrong, ...(refusal && { label: refusalWords(refusal, kind) }) }
    setWrong(found)
    if (Object.keys(found).length === 0) onSave({ label, attributes: read.attributes })
  }
  return {
    label,
    setLabel,
    draft,
    change,
    wrong,
    submit,
    shown,
    hidden: controls.length - shown.length,
    showAll: () => setAll(true),
  }
}

/** What was asked for first, then what the card begins with, then the rest. */
function orderedControls(kind: FactKind, asked: string | undefined) {
  const order = [...(asked ? [asked] : []), ...FIRST_ATTRIBUTES[kind]]
  const place = (attribute: string): number => {
    const index = order.indexOf(attribute)
    return index === -1 ? order.length : index
  }
  return controlsOf(kind).toSorted((a, b) => place(a.attribute) - place(b.attribute))
}
