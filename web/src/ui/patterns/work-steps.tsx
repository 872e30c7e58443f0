import { CheckIcon, CircleIcon, MinusIcon, SquareIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Button } from '../primitives/button.tsx'
import { Limb } from './limb.tsx'

export type WorkStep = { label: ReactNode; state: 'done' | 'now' | 'todo'; note?: ReactNode }

const icons = {
  done: <CheckIcon aria-hidden className="mt-[3px] size-4 text-good" />,
  now: <CircleIcon aria-hidden className="mt-[5px] ml-0.5 size-3 text-act" strokeWidth={2.5} />,
  todo: <MinusIcon aria-hidden className="mt-[3px] size-4" />,
}

const LOOK = { now: 'font-semibold text-ink', done: 'text-ink-2', todo: 'text-ink-3' } as const
const SAID = { now: ', under way', done: ', done', todo: '' } as const

/** Long work: its named steps, the limb, what may be done meanwhile, and a way to stop it. value is 0 to 100. */
export function WorkSteps({
  steps,
  value,
  note,
  onStop,
  className,
}: {
  steps: readonly WorkStep[]
  value: number
  note?: ReactNode
  onStop?: () => void
  className?: string
}) {
  return (
    <div className={className}>
      <ol>
        {steps.map((step, index) => (
          <li
            key={index}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={cn('grid grid-cols-[18px_1fr_auto] gap-2 py-[5px]', LOOK[step.state])}
          >
            {icons[step.state]}
            <span className="min-w-0">
              {step.label}
              <span className="sr-only">{SAID[step.state]}</span>
            </span>
            <span className="cap font-normal">{step.note}</span>
          </li>
        ))}
      </ol>
      <Limb value={value} tone="act" label="Progress of the work" />
      {(note ?? onStop) && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2.5">
          <span className="cap">{note}</span>
          {onStop && (
            <Button size="sm" onClick={onStop}>
              <SquareIcon aria-hidden />
              Stop
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
