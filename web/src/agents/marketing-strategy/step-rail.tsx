import { CheckIcon } from 'lucide-react'
import {
  openBelow,
  type Step,
  STEP_WORDS,
  stepInTurn,
} from '@sextant/contracts/marketing-strategy/step-words'
import type { GuidedStrategyBody } from '@sextant/contracts/marketing-strategy/strategies'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { cn } from '@/ui/cn.ts'
import { sideways } from '@/ui/sideways.ts'
import { stepSummary } from './step-summary.ts'

type Body = DeepPartial<GuidedStrategyBody>

/** The seven steps with what each comes to; a strip above on narrow pages. */
export function StepRail({ body }: { body: Body }) {
  const steps = present(body.steps)
  const turn = stepInTurn(steps)
  return (
    <nav aria-label="Steps" className="print:hidden @3xl:sticky @3xl:top-32 @3xl:self-start">
      <ol
        ref={sideways}
        className="flex gap-1 overflow-x-auto pb-1 @3xl:grid @3xl:gap-0 @3xl:overflow-visible"
      >
        {steps.map(({ id, agreed }, index) =>
          id ? (
            <Entry
              key={id}
              step={id}
              n={index + 1}
              isAgreed={Boolean(agreed)}
              isInTurn={id === turn}
              rests={agreed ? openBelow(steps, id) : []}
              body={body}
            />
          ) : null,
        )}
      </ol>
      <p className="cap mt-3 border-t border-line pt-3 @max-3xl:hidden">
        Reopening a step keeps the others. What rests on it is marked.
      </p>
    </nav>
  )
}

type EntryProps = {
  step: Step
  n: number
  isAgreed: boolean
  isInTurn: boolean
  rests: readonly Step[]
  body: Body
}

function Entry({ step, n, isAgreed, isInTurn, rests, body }: EntryProps) {
  const { name } = STEP_WORDS[step]
  return (
    <li className="flex-1 @3xl:flex-none">
      <a
        href={`#step-${step}`}
        aria-current={isInTurn ? 'step' : undefined}
        className="flex items-start gap-3 rounded-sm py-1.5 hover:bg-act-soft @max-3xl:min-w-11 @max-3xl:justify-center"
      >
        <Mark n={n} isAgreed={isAgreed} isInTurn={isInTurn} isLoose={rests.length > 0} />
        <span className="min-w-0 @max-3xl:sr-only">
          <span className="block font-semibold">{name}</span>
          <span className="cap block wrap-anywhere">
            {isInTurn ? 'your turn' : stepSummary(step, body)}
            {rests.length > 0 && ` · rests on ${STEP_WORDS[rests[0]!].name}`}
          </span>
        </span>
      </a>
    </li>
  )
}

type MarkProps = { n: number; isAgreed: boolean; isInTurn: boolean; isLoose: boolean }

/** A tick, dashed where it rests on what is open again, or the number. */
function Mark({ n, isAgreed, isInTurn, isLoose }: MarkProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full border border-line-strong text-caption font-semibold tabular-nums',
        isAgreed && 'text-act',
        isLoose && 'border-dashed text-warn',
        isInTurn && 'border-act bg-act text-on-act',
      )}
    >
      {isAgreed ? <CheckIcon className="size-3.5" /> : n}
    </span>
  )
}
