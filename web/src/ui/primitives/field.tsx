import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from '../cn.ts'

type Described = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: ReactNode
  /** What is wrong, in words. Takes the place of good and hint. */
  error?: ReactNode
  /** What is right now ("Passwords match!"). Takes the place of the hint. */
  good?: ReactNode
  hint?: ReactNode
  /** Stands right of the label: a link, a counter. The Tab key reaches it after the control. */
  aside?: ReactNode
  className?: string
  /** Gets the id and aria attributes to spread on the control. */
  children: (described: Described) => ReactNode
}

const LOOK = { bad: 'text-bad', good: 'text-good', quiet: 'text-ink-3' } as const
const ICON = {
  bad: <TriangleAlertIcon aria-hidden className="mt-0.5 size-3.5 shrink-0" />,
  good: <CheckIcon aria-hidden className="mt-0.5 size-3.5 shrink-0" />,
  quiet: null,
} as const

/** Label, control and one line below it. The line is announced when it changes. */
export function Field({ label, error, good, hint, aside, className, children }: FieldProps) {
  const id = useId()
  const line = error ?? good ?? hint
  const calm = good ? 'good' : 'quiet'
  const tone = error ? 'bad' : calm
  return (
    <div
      className={cn(
        'grid content-start gap-1.5',
        aside && 'grid-cols-[minmax(0,1fr)_auto] gap-x-3',
        className,
      )}
    >
      <label
        htmlFor={id}
        className={cn(
          'justify-self-start text-caption font-medium text-ink',
          aside && 'col-start-1 row-start-1',
        )}
      >
        {label}
      </label>
      <div className={cn('contents', aside && 'col-span-2 row-start-2 grid')}>
        {children({
          id,
          'aria-describedby': line ? `${id}-line` : undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {aside && <div className="col-start-2 row-start-1 flex text-caption">{aside}</div>}
      <div
        id={`${id}-line`}
        aria-live="polite"
        className={cn('contents', !line && 'hidden', line && aside && 'col-span-2 block')}
      >
        {line && (
          <p className={cn('flex items-start gap-1.5 text-caption', LOOK[tone])}>
            {ICON[tone]}
            <span>{line}</span>
          </p>
        )}
      </div>
    </div>
  )
}
