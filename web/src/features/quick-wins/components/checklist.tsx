import type { QuickWinRow } from '@sextant/contracts/quick-wins/routes'
import type { TaskStatus } from '@sextant/contracts/tasks/routes'
import { cn } from '@/ui/cn.ts'
import { sayDay } from '@/ui/patterns/day.ts'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'

type Step = QuickWinRow['checklist'][number]
type ChecklistProps = {
  steps: readonly Step[]
  /** ISO date. */
  today: string
  editable: boolean
  onDecide: (step: Step, status: TaskStatus) => void
}

/** The steps of a quick win; the same stand on the to-do list. */
export function Checklist({ steps, ...rest }: ChecklistProps) {
  return (
    <ol className="grid">
      {steps.map(step => (
        <Line key={step.id} step={step} {...rest} />
      ))}
    </ol>
  )
}

type LineProps = Omit<ChecklistProps, 'steps'> & { step: Step }

function Line({ step, today, editable, onDecide }: LineProps) {
  const isOpen = step.status === 'open'
  const isLate = isOpen && step.due < today
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 border-b border-line py-3">
      <Checkbox
        aria-label={`Done: ${step.what}`}
        className="mt-1"
        checked={step.status === 'done'}
        disabled={!editable}
        onCheckedChange={checked => onDecide(step, checked ? 'done' : 'open')}
      />
      <p className={cn('wrap-anywhere', !isOpen && 'text-ink-2 line-through')}>{step.what}</p>
      <time
        dateTime={step.due}
        className={cn('cap pt-0.5 whitespace-nowrap', isLate && 'font-medium text-warn')}
      >
        {isLate ? `Late: ${sayDay(step.due)}` : sayDay(step.due)}
      </time>
    </li>
  )
}
