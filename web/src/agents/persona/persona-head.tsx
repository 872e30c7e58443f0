import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { PersonaMark } from '@sextant/drawings/persona-mark'
import { type PersonaBody, realSources } from '@sextant/contracts/persona/persona'
import { HEARD_WORDS, REAL_SOURCES } from '@sextant/contracts/persona/topics'
import { Limb } from '@/ui/patterns/limb.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'

type Body = DeepPartial<PersonaBody>

/** The mark, the name, what the figures say of the group, and how many real sources it rests on. */
export function PersonaHead({ body }: { body: Body }) {
  return (
    <header className="grid items-end gap-x-10 gap-y-5 @2xl:grid-cols-[200px_minmax(0,1fr)]">
      <figure className="m-0 max-w-[200px]">
        <PersonaMark rows={body.rows} className="h-auto max-h-40 w-full text-ink" />
        <figcaption className="cap mt-1.5">A line an attribute, as high as many say it</figcaption>
      </figure>
      <div className="grid min-w-0 gap-3">
        <p className="book text-title leading-tight wrap-anywhere @3xl:text-display">
          <InlineClaim prose unsourced claim={body.name} path={['body', 'name']} label="Name" />
        </p>
        <p className="book max-w-[38em] text-read text-ink-2">
          {present(body.known).map((claim, index) => (
            <span key={index}>
              <InlineClaim
                prose
                claim={claim}
                path={['body', 'known', index]}
                label={`What is known ${index + 1}`}
              />{' '}
            </span>
          ))}
        </p>
        <SourcesMeter body={body} />
      </div>
    </header>
  )
}

const FULL = 100

function SourcesMeter({ body }: { body: Body }) {
  const sources = present(body.sources).map(({ heard = 'interview', n = 0 }) => ({ heard, n }))
  const all = realSources({ sources })
  const isProto = all < REAL_SOURCES
  const words = sources.map(
    ({ heard, n }) => `${n} ${HEARD_WORDS[heard][n === 1 ? 'one' : 'many']}`,
  )
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 text-caption">
      <Limb
        className="w-48"
        value={(all / REAL_SOURCES) * FULL}
        label="Real sources"
        text={`${all} of ${REAL_SOURCES}`}
      />
      <span>
        <strong className="font-semibold">
          {all} real {all === 1 ? 'source' : 'sources'}
        </strong>{' '}
        <span className="text-ink-2">{words.join(', ')}</span>
      </span>
      {isProto && (
        <Badge tone="assume">
          Proto-persona: {REAL_SOURCES - all} more {REAL_SOURCES - all === 1 ? 'source' : 'sources'}{' '}
          to go
        </Badge>
      )}
    </div>
  )
}
