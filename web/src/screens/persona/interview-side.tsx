import { nextAsks, tallyOf } from '@sextant/contracts/persona/interview'
import type { InterviewWhole } from '@sextant/contracts/persona/interview-routes'
import { Link } from 'react-router'
import { NextAsks } from '@/features/persona-interview/components/next-asks.tsx'
import { Tally } from '@/features/persona-interview/components/tally.tsx'
import { guideOf } from '@/features/persona-interview/guide.ts'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { useInterviewPlace } from './use-interview-place.ts'
import type { PersonaOutput } from './with-persona.tsx'

/** Beside an interview: how well founded it was so far, and what to ask somebody real. */
export function InterviewSide({
  persona,
  interview,
}: {
  persona: PersonaOutput
  interview: InterviewWhole
}) {
  const here = useInterviewPlace(persona.id)
  const asks = nextAsks(interview.turns)
  const open = [...persona.content.body.open, ...asks.map(({ topic }) => topic)]
  return (
    <aside
      aria-label="So far"
      className="grid content-start gap-7 lg:sticky lg:top-20 lg:self-start max-lg:border-t max-lg:border-line-strong max-lg:pt-4"
    >
      <section aria-labelledby="so-far">
        <h2 id="so-far" className="mb-2 font-semibold">
          So far
        </h2>
        <Tally counts={tallyOf(interview.turns)} />
      </section>
      <section aria-labelledby="next" className="border-t border-line pt-3">
        <h2 id="next" className="mb-1 font-semibold">
          Ask a real customer next
        </h2>
        <NextAsks asks={asks} />
        <div className="mt-3 grid justify-items-start gap-2 print:hidden">
          <Link to={here.guide(interview.id)} className={buttonStyle()}>
            Interview guide, {guideOf(open).minutes} minutes
          </Link>
          <Link to={here.transcript} className={buttonStyle({ variant: 'quiet' })}>
            Paste a transcript
          </Link>
        </div>
      </section>
      <section aria-labelledby="moves" className="border-t border-line pt-3 print:hidden">
        <h2 id="moves" className="mb-1 font-semibold">
          What a transcript moves
        </h2>
        <p className="cap">
          Each answer of a real customer becomes a card with their words, once you have looked it
          through. The meters of the persona move then. Nothing that is said here moves them.
        </p>
      </section>
    </aside>
  )
}
