import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { TOPICS } from '@sextant/contracts/persona/topics'

/** Questions for one talk. */
const SHOWN = 6

/** What nobody has said yet, as questions for a real customer, each with the decision that waits. */
export function AskNext({ open }: { open: DeepPartial<PersonaBody>['open'] }) {
  const topics = present(open)
  if (topics.length === 0) return null
  return (
    <section className="min-w-0 border-t border-line pt-5">
      <h3 className="mb-2 font-semibold">Ask a real customer next</h3>
      <ol className="grid list-decimal gap-x-10 gap-y-2.5 pl-5 @2xl:grid-cols-2">
        {topics.slice(0, SHOWN).map(topic => (
          <li key={topic}>
            {TOPICS[topic].asks[0]}
            <span className="cap block">Waits for it: {lower(TOPICS[topic].decides)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
