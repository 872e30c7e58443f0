import { CheckIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

const tones = {
  bad: {
    box: 'border-bad bg-bad-soft',
    icon: <TriangleAlertIcon aria-hidden className="mt-[3px] size-4 shrink-0 text-bad" />,
  },
  warn: {
    box: 'border-warn bg-warn-soft',
    icon: <TriangleAlertIcon aria-hidden className="mt-[3px] size-4 shrink-0 text-warn" />,
  },
  info: {
    box: 'border-info bg-info-soft',
    icon: <InfoIcon aria-hidden className="mt-[3px] size-4 shrink-0 text-info" />,
  },
  good: {
    box: 'border-good bg-good-soft',
    icon: <CheckIcon aria-hidden className="mt-[3px] size-4 shrink-0 text-good" />,
  },
} as const

/** A notice in the page. bad interrupts (role alert); the others wait their turn (role status). */
export function Alert({
  tone = 'bad',
  title,
  children,
  action,
  className,
}: {
  tone?: keyof typeof tones
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cn(
        'flex gap-2.5 rounded-md border px-3.5 py-3 text-ink',
        tones[tone].box,
        className,
      )}
    >
      {tones[tone].icon}
      <div className="min-w-0 flex-1">
        <strong className="block font-semibold wrap-anywhere">{title}</strong>
        {children}
        {action && <div className="mt-2.5 flex flex-wrap gap-2.5">{action}</div>}
      </div>
    </div>
  )
}
