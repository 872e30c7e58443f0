import type { InterviewTurn } from '@sextant/contracts/persona/interview-routes'
import type { ReactNode } from 'react'
import { sourceNumbers } from '../source-words.ts'
import { AnswerText } from './answer-text.tsx'
import { TagBadge } from './tag-badge.tsx'

/** Questions and answers in their order, the last of them with what can be done about it. */
export function Turns({
  turns,
  from = 0,
  onward,
  after,
  latest,
}: {
  turns: readonly InterviewTurn[]
  /** How many at the beginning are not shown. */
  from?: number
  onward?: ReactNode
  /** Stands under the last answer. */
  after?: ReactNode
  /** Gets the last line, which the focus goes to. */
  latest?: (line: HTMLLIElement | null) => void
}) {
  const numbers = sourceNumbers(turns)
  return (
    <ol>
      {turns.slice(from).map((turn, at, shown) => {
        const isLast = at === shown.length - 1
        return (
          <li
            key={turn.id}
            ref={isLast ? latest : undefined}
            tabIndex={-1}
            aria-labelledby={`q-${turn.id}`}
            className="scroll-mb-44 border-t border-line py-[18px]"
          >
            <p id={`q-${turn.id}`} className="font-semibold wrap-anywhere">
              {turn.question}
            </p>
            <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1.5 md:grid-cols-[128px_minmax(0,1fr)]">
              <p className="pt-[3px]">
                <TagBadge tag={turn.answer.tag} />
              </p>
              <AnswerText answer={turn.answer} numbers={numbers} onward={onward} />
            </div>
            {isLast && after}
          </li>
        )
      })}
    </ol>
  )
}
