import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { Fits } from '@sextant/contracts/company/kinds/common'
import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useSettleFact } from '../api/save-fact.ts'

type WhyBothProps = {
  says: string
  /** The card that keeps the words. */
  fact: CompanyFactRow
}

/** Why two figures hold that do not seem to fit: once it is said, it is asked no more. */
export function WhyBoth({ says, fact }: WhyBothProps) {
  const settling = useSettleFact()
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const told = words.trim()
    if (told === '') return
    const fits = [...fitsOf(fact), { says, words: told }]
    void settling.save({ id: fact.id, attributes: { fits } })
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <div className="min-w-0 grow basis-48">
        <Field label="Both hold, because">
          {described => (
            <Input
              {...described}
              value={words}
              maxLength={300}
              placeholder="it was only in March, …"
              onChange={event => setWords(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" size="sm" className="pointer-coarse:h-11" busy={settling.saving}>
        Keep
      </Button>
    </form>
  )
}

/** What was explained on a card, each under what was asked. */
export const fitsOf = ({ attributes }: CompanyFactRow): readonly Fits[] =>
  (attributes.fits ?? []) as Fits[]
