import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { TOPICS } from '@sextant/contracts/persona/topics'
import { InlineClaim } from '../editing/inline-text.tsx'

/** Money and time that customers named, each beside the words it stands in: what a figure is of, only they tell. */
export function NamedFigures({ figures }: { figures: DeepPartial<PersonaBody>['figures'] }) {
  const all = present(figures)
  if (all.length === 0) return null
  return (
    <section className="min-w-0 break-inside-avoid border-t border-line pt-5">
      <h3 className="mb-2 font-semibold">Money and time that they named</h3>
      <ul>
        {all.map(({ topic, who, says, words }, at) => (
          <li
            key={at}
            className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 @2xl:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <p className="font-medium tabular-nums">
              <InlineClaim
                claim={says}
                path={['body', 'figures', at, 'says']}
                label="What was named"
              />
              {topic && <span className="cap block font-normal">{TOPICS[topic].name}</span>}
            </p>
            <div className="min-w-0">
              <p className="book text-ink-2 italic">
                <InlineClaim
                  prose
                  unsourced
                  claim={words}
                  path={['body', 'figures', at, 'words']}
                  label="Their words"
                />
              </p>
              {who && <p className="cap wrap-anywhere">{who}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
