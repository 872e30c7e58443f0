import type { CampaignRow } from '@sextant/contracts/rows'
import { useEffect, useRef, useState } from 'react'
import { sayDay } from '@/ui/patterns/day.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { centsOf, dollars } from '@/ui/patterns/money.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { RadioCard, RadioGroup } from '@/ui/primitives/radio-group.tsx'
import { FIELDS, type FieldKey } from '../campaign-fields.ts'
import { formOf, type CampaignForm } from '../campaign-form.ts'
import { statusLabel } from '../campaign-status.ts'
import type { Choice, Merge } from '../merge-edits.ts'

const fieldOf = (key: FieldKey) => FIELDS.find(field => field.key === key)
const labelOf = (key: FieldKey) => fieldOf(key)?.label ?? key

/** A value of a form in words. */
function inWords(key: FieldKey, value: string | readonly string[]): string {
  if (typeof value !== 'string') return value.length > 0 ? value.join(', ') : 'nothing'
  const text = value.trim()
  if (text === '') return 'nothing'
  const kind = fieldOf(key)?.kind
  const cents = kind === 'money' ? centsOf(text) : null
  if (cents !== null) return dollars(cents)
  if (kind === 'date') return sayDay(text)
  return kind === 'status' ? statusLabel(text) : text
}

type MergeViewProps = {
  merge: Merge
  theirs: CampaignRow
  mine: CampaignForm
  busy: boolean
  onSave: (choices: Partial<Record<FieldKey, Choice>>) => void
  onBack: () => void
}

/** Two edits of one campaign: what both changed is chosen field by field, everything else comes together by itself. */
export function MergeView({ merge, theirs, mine, busy, onSave, onBack }: MergeViewProps) {
  const top = useRef<HTMLFormElement>(null)
  // The button that led here stands at the end of a long form.
  useEffect(() => {
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [])
  const [choices, setChoices] = useState<Partial<Record<FieldKey, Choice>>>({})
  const now = formOf(theirs)
  const undecided = merge.both.filter(key => !choices[key])
  return (
    <form
      ref={top}
      tabIndex={-1}
      aria-label="Two edits of the same campaign"
      className="grid max-w-[820px] gap-6 outline-none"
      onSubmit={event => {
        event.preventDefault()
        if (undecided.length === 0 && !busy) onSave(choices)
      }}
    >
      <Alert tone="warn" title="Somebody changed this campaign while you were editing it">
        Nothing you typed is lost, and nothing of theirs is.{' '}
        {merge.both.length > 0
          ? 'Choose what holds where both of you changed the same field, then save.'
          : 'You changed different fields: both edits fit together.'}
      </Alert>
      {merge.both.map(key => (
        <FieldChoice
          key={key}
          field={key}
          theirs={now[key]}
          mine={mine[key]}
          choice={choices[key]}
          onChoose={choice => setChoices(before => ({ ...before, [key]: choice }))}
        />
      ))}
      {merge.theirs.length > 0 && (
        <Lines
          title="Taken over from them"
          lines={merge.theirs.map(key => [labelOf(key), inWords(key, now[key])])}
        />
      )}
      {merge.mine.length > 0 && (
        <Lines
          title="Kept from you"
          lines={merge.mine.map(key => [labelOf(key), inWords(key, mine[key])])}
        />
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" variant="primary" busy={busy} disabled={undecided.length > 0}>
          Save both edits
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onBack}>
          Back to the form
        </Button>
        {undecided.length > 0 && (
          <span className="cap">
            {undecided.length === 1
              ? 'One field to choose'
              : `${undecided.length} fields to choose`}
          </span>
        )}
      </div>
    </form>
  )
}

type FieldChoiceProps = {
  field: FieldKey
  theirs: string | readonly string[]
  mine: string | readonly string[]
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** A field that both changed: theirs, mine or, where it is a list, both together. */
function FieldChoice({ field, theirs, mine, choice, onChoose }: FieldChoiceProps) {
  const note = (value: string | readonly string[]) => (
    <span className="line-clamp-6 wrap-anywhere whitespace-pre-line">{inWords(field, value)}</span>
  )
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 font-semibold">{labelOf(field)}</legend>
      <RadioGroup
        aria-label={labelOf(field)}
        value={choice ?? ''}
        onValueChange={value => onChoose(value as Choice)}
        className="md:grid-cols-2"
      >
        <RadioCard value="theirs" title="Theirs, saved already" note={note(theirs)} />
        <RadioCard value="mine" title="Mine" note={note(mine)} />
        {typeof theirs !== 'string' && typeof mine !== 'string' && (
          <RadioCard
            value="together"
            title="Both together"
            note={note([...new Set([...theirs, ...mine])])}
            className="md:col-span-2"
          />
        )}
      </RadioGroup>
    </fieldset>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h2 className="border-b border-line-strong pb-2 font-semibold">{title}</h2>
      <dl>
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-line py-2 md:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd className="line-clamp-3 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
