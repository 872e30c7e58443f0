import { amountWords } from '@sextant/contracts/company/fact-words'
import type { Move } from '@sextant/contracts/deliverable'
import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { InlineClaim } from '../editing/inline-text.tsx'
import { MoveNumber } from './move-number.tsx'

/** What to do, side by side: why, the steps, what it takes, what is good and when to stop. */
export function PlanMoves({ moves }: { moves: readonly DeepPartial<Move>[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-8 @3xl:grid-cols-3">
      {moves.map((move, index) => (
        <li
          key={move.id ?? index}
          className="grid min-w-0 content-start gap-2 break-inside-avoid @3xl:border-l @3xl:border-line @3xl:pl-6 @3xl:first:border-l-0 @3xl:first:pl-0"
        >
          <MoveNumber n={index + 1} />
          <h3 className="font-semibold">
            <InlineClaim
              prose
              claim={move.title}
              path={['moves', index, 'title']}
              label={`Move ${index + 1}`}
            />
          </h3>
          <p className="book text-ink-2">
            <InlineClaim
              prose
              claim={move.because}
              path={['moves', index, 'because']}
              label={`Reason of move ${index + 1}`}
            />
          </p>
          <ol className="grid list-decimal gap-1.5 pl-5">
            {present(move.steps).map((step, at) => (
              <li key={at}>
                <InlineClaim
                  prose
                  unsourced
                  told
                  claim={step}
                  path={['moves', index, 'steps', at]}
                  label={`Step ${at + 1} of move ${index + 1}`}
                />
              </li>
            ))}
          </ol>
          <Terms move={move} />
        </li>
      ))}
    </ol>
  )
}

function Terms({ move }: { move: DeepPartial<Move> }) {
  const hours = move.hours === undefined ? null : `about ${move.hours} hours`
  return (
    <div className="cap mt-1 grid gap-1 border-t border-line pt-2">
      <p>{[move.ownerRole, hours, costWords(move)].filter(Boolean).join(' · ')}</p>
      {move.metric && (
        <p>
          <strong className="font-medium text-ink-2">Good:</strong> {move.metric}
        </p>
      )}
      {move.stop && (
        <p>
          <strong className="font-medium text-ink-2">Stop:</strong> {move.stop}
        </p>
      )}
    </div>
  )
}

function costWords({ cost, currency = 'USD' }: DeepPartial<Move>): string | null {
  const most = cost?.[1]
  if (most === undefined) return null
  return most === 0 ? 'no money' : `up to ${amountWords({ cents: most, currency })}`
}
