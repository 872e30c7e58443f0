import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { InlineClaim } from '../editing/inline-text.tsx'

/** What all talks say together and none of them alone, with the words it was counted from and what changes with it. */
export function Insights({ insights }: { insights: DeepPartial<PersonaBody>['insights'] }) {
  const all = present(insights)
  if (all.length === 0) return null
  return (
    <section className="min-w-0 break-inside-avoid">
      <h3 className="border-b border-line-strong pb-2 font-semibold">
        What the talks say together
      </h3>
      <ol>
        {all.map(({ says, words, changes }, at) => (
          <li key={at} className="grid gap-1.5 border-b border-line py-3.5">
            <p className="max-w-[46em] font-medium">
              <InlineClaim claim={says} path={['body', 'insights', at, 'says']} label="Counted" />
            </p>
            {present(words).map((claim, index) => (
              <p key={index} className="book max-w-[46em] text-ink-2 italic">
                <InlineClaim
                  prose
                  unsourced
                  claim={claim}
                  path={['body', 'insights', at, 'words', index]}
                  label="Their words"
                />
              </p>
            ))}
            {changes && (
              <p className="max-w-[46em]">
                <span className="text-ink-3">Changes: </span>
                <InlineClaim
                  unsourced
                  claim={changes}
                  path={['body', 'insights', at, 'changes']}
                  label="What changes with it"
                />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
