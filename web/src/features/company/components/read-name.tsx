import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { labelRefusal, refusalWords, tidyLabel } from '@sextant/contracts/company/label'
import { type KeyboardEvent, useId, useState } from 'react'
import { useSettleFact } from '../api/save-fact.ts'

/** The name of what was only read: one tap, and it is written over in place; Enter keeps it, and with it the fact. */
export function ReadName({ fact }: { fact: CompanyFactRow }) {
  const id = useId()
  const [name, setName] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const settling = useSettleFact()
  if (name === null)
    return (
      <button
        type="button"
        title="Write another name"
        className="cursor-text border-b border-dashed border-line-strong text-left text-body leading-5 font-semibold wrap-anywhere hover:border-ink-3"
        onClick={() => setName(fact.label)}
      >
        {fact.label}
      </button>
    )
  const keep = () => {
    const label = tidyLabel(name)
    const refusal = labelRefusal(label, fact.kind)
    setRefused(refusal && refusalWords(refusal, fact.kind))
    if (!refusal) void settling.save({ id: fact.id, label, status: 'confirmed' })
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') setName(null)
    if (event.key !== 'Enter') return
    event.preventDefault()
    keep()
  }
  return (
    <>
      <input
        ref={focused}
        value={name}
        aria-label={`Name of ${fact.label}`}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? id : undefined}
        disabled={settling.saving}
        className="max-w-full min-w-16 rounded-xs border-b border-dashed border-line-strong bg-transparent text-body leading-5 font-semibold [field-sizing:content] hover:border-ink-3 max-md:text-base"
        onChange={event => setName(event.target.value)}
        onKeyDown={keys}
      />
      {refused && (
        <span id={id} role="alert" className="basis-full text-bad">
          {refused}
        </span>
      )}
    </>
  )
}

/** Whoever tapped the name goes on typing. */
function focused(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
