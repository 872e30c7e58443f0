import type { ClientSignal } from '@sextant/contracts/clients/routes'
import {
  CalendarClockIcon,
  ChartSplineIcon,
  ClockIcon,
  FlagIcon,
  MessageSquareIcon,
  PencilLineIcon,
  TrendingDownIcon,
  TrendingUpIcon,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { cn } from '@/ui/cn.ts'
import { signalTone, signalWords } from '../signal-words.ts'

const ICONS: Record<ClientSignal['kind'], LucideIcon> = {
  'changes-requested': PencilLineIcon,
  'unread-message': MessageSquareIcon,
  'approval-waiting': ClockIcon,
  'over-pace': TrendingUpIcon,
  'figures-worse': ChartSplineIcon,
  overdue: CalendarClockIcon,
  'nothing-active': FlagIcon,
  'under-pace': TrendingDownIcon,
  'ends-soon': CalendarClockIcon,
}
const INK = { bad: 'text-bad', warn: 'text-warn', info: 'text-info' }

/** What speaks for or against a client today, most pressing first. most: how many are shown; the rest is counted. hrefOf: where something can be done about it. */
export function SignalList({
  signals,
  most = signals.length,
  hrefOf,
  className,
}: {
  signals: readonly ClientSignal[]
  most?: number
  hrefOf?: (signal: ClientSignal) => string | null
  className?: string
}) {
  const rest = signals.length - most
  return (
    <ul className={cn('grid gap-0.5 text-caption text-ink-2', className)}>
      {signals.slice(0, most).map((signal, index) => {
        const Icon = ICONS[signal.kind]
        const href = hrefOf?.(signal)
        return (
          <li
            key={`${signal.kind}-${signal.campaign?.id ?? index}`}
            className="flex items-start gap-1.5"
          >
            <Icon
              aria-hidden
              className={cn('mt-[3px] size-3.5 shrink-0', INK[signalTone[signal.kind]])}
            />
            <span className="min-w-0 wrap-anywhere">
              {href ? (
                <Link to={href} className="link">
                  {signalWords(signal)}
                </Link>
              ) : (
                signalWords(signal)
              )}
            </span>
          </li>
        )
      })}
      {rest > 0 && <li className="pl-5 text-ink-3">and {rest} more</li>}
    </ul>
  )
}
