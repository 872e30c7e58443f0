import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { TOPICS } from '@sextant/contracts/persona/topics'

/** What fewer people named than stands in the table: said, so that nobody takes the table for all. */
export function NamedBesides({ rest }: { rest: DeepPartial<PersonaBody>['rest'] }) {
  const all = present(rest)
  if (all.length === 0) return null
  return (
    <section className="min-w-0 break-inside-avoid">
      <h3 className="mb-2 font-semibold">Also named, each by fewer</h3>
      <dl className="grid gap-y-1.5">
        {all.map(({ topic, names }, at) => (
          <div key={at} className="wrap-anywhere">
            <dt className="cap inline">{topic && `${TOPICS[topic].name}: `}</dt>
            <dd className="inline">{present(names).join('; ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
