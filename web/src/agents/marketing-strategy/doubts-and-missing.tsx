import { CASE_WORDS } from '@sextant/contracts/marketing-strategy/case-words'
import type { Step } from '@sextant/contracts/marketing-strategy/step-words'
import type { StrategySections } from '@sextant/contracts/marketing-strategy/strategies'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineClaim } from '../editing/inline-text.tsx'

type Body = DeepPartial<StrategySections>

/** Figures that deny each other, above everything that would be built on them. */
export function Doubts({ body: { doubts } }: { body: Body }) {
  const all = present(doubts)
  if (all.length === 0) return null
  return (
    <section aria-label="What does not fit" className="border-l-2 border-warn pl-4">
      <h2 className="font-semibold text-warn">Does not fit</h2>
      {all.map((claim, index) => (
        <p key={claim.text ?? index} className="mt-1">
          <InlineClaim
            prose
            check
            claim={claim}
            path={['body', 'doubts', index]}
            label={`What does not fit ${index + 1}`}
          />
        </p>
      ))}
    </section>
  )
}

/** What holds the goal back, and what the steps below do about it. */
export function Bottleneck({ body: { bottleneck } }: { body: Body }) {
  const follows = present(bottleneck?.follows)
  if (!bottleneck?.id || follows.length === 0) return null
  return (
    <section aria-label="What decides" className="border-l-2 border-act pl-4">
      <h2 className="font-semibold">What decides: {CASE_WORDS[bottleneck.id].toLowerCase()}</h2>
      {follows.map((claim, index) => (
        <p key={claim.text ?? index} className="mt-1">
          <InlineClaim
            prose
            check
            claim={claim}
            path={['body', 'bottleneck', 'follows', index]}
            label={`What decides ${index + 1}`}
          />
        </p>
      ))}
    </section>
  )
}

/** The pieces that steps wait for, each by its own name with what to say. */
export function Missing({ body: { missing }, steps }: { body: Body; steps: readonly Step[] }) {
  const all = present(missing).map((piece, index) => ({ ...piece, index }))
  const own = all.filter(({ step }) => step && steps.includes(step))
  if (own.length === 0) return null
  return (
    <ul aria-label="Still missing" className="grid gap-1 text-caption text-ink-2">
      {own.map(({ claim, index }) => (
        <li key={index}>
          <InlineClaim
            prose
            check
            claim={claim}
            path={['body', 'missing', index, 'claim']}
            label={`Missing ${index + 1}`}
          />
        </li>
      ))}
    </ul>
  )
}
