import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineClaim } from '../editing/inline-text.tsx'
import { PlanMoves } from '../quick-start/plan-moves.tsx'
import { longDay } from './long-day.ts'
import { Part } from './part.tsx'

type EndProps = { deliverable: DeepPartial<Deliverable> | undefined }

/** What to do first, by whom and when, and what would change all this. */
export function StrategyEnd({ deliverable }: EndProps) {
  const moves = present(deliverable?.moves)
  const changes = present(deliverable?.wouldChange)
  return (
    <>
      {moves.length > 0 && (
        <Part title="What to do first">
          <PlanMoves moves={moves} />
          <FirstSteps deliverable={deliverable} />
        </Part>
      )}
      {changes.length > 0 && (
        <Part title="What would change this">
          <ul className="grid gap-2.5">
            {changes.map((claim, index) => (
              <li key={index} className="book max-w-[42rem] text-read">
                <InlineClaim
                  prose
                  claim={claim}
                  path={['wouldChange', index]}
                  label={`What would change this ${index + 1}`}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function FirstSteps({ deliverable }: EndProps) {
  const actions = present(deliverable?.actions)
  if (actions.length === 0) return null
  return (
    <ol className="grid gap-1.5 border-t border-line pt-3">
      {actions.map(({ what, ownerRole, due }, index) => (
        <li key={index} className="grid gap-x-4 @2xl:grid-cols-[11rem_minmax(0,1fr)]">
          <span className="cap">
            {ownerRole}, by {longDay(due)}
          </span>
          <span>
            <InlineClaim
              prose
              unsourced
              told
              claim={what}
              path={['actions', index, 'what']}
              label={`Next action ${index + 1}`}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
