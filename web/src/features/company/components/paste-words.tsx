import type { CompanyFactRow, ReadCardRow } from '@sextant/contracts/company/facts'
import { MESSAGE_MAX } from '@sextant/contracts/limits'
import { type FormEvent, useState } from 'react'
import { keepWords, readKeptWords } from '@/client/kept-words.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useReadWords } from '../api/read-words.ts'
import { ReadCards } from './read-cards.tsx'

type PasteWordsProps = {
  clientId: string | null
  facts: readonly CompanyFactRow[]
  currency: string
  /** Words to begin with, where nothing was written here before. */
  begin?: string
  onDone: () => void
}

/** Free words first, then a card for each thing that was said in them: what it is, is one tap. */
export function PasteWords({ clientId, facts, currency, begin = '', onDone }: PasteWordsProps) {
  const kept = `pasted:${clientId ?? 'own'}`
  const [text, setText] = useState(() => readKeptWords(kept) || begin)
  const [cards, setCards] = useState<readonly ReadCardRow[] | null>(null)
  const reading = useReadWords()
  const change = (words: string) => {
    setText(words)
    keepWords(kept, words)
  }
  const read = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) void reading.save({ clientId, text }, setCards)
  }
  const done = () => {
    keepWords(kept, '')
    onDone()
  }
  return (
    <section aria-labelledby="paste-words" className="grid gap-3 rounded-md border border-line p-4">
      <h2 id="paste-words" className="font-semibold">
        In your own words
      </h2>
      {cards ? (
        <ReadCards
          clientId={clientId}
          cards={cards}
          facts={facts}
          currency={currency}
          onBack={() => setCards(null)}
          onDone={done}
        />
      ) : (
        <form className="grid gap-3" onSubmit={read}>
          <Field
            label="Write or paste what you know"
            hint="A mail, notes, a paragraph: what you sell and for how much, who else sells it, what holds you back, where you want to be."
          >
            {described => (
              <Textarea
                {...described}
                rows={6}
                maxLength={MESSAGE_MAX}
                value={text}
                onChange={event => change(event.target.value)}
              />
            )}
          </Field>
          {reading.failure && <Alert title={reading.failure} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={reading.saving} disabled={!text.trim()}>
              Read it
            </Button>
            <Button variant="quiet" onClick={onDone}>
              Not now
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
