import type { VerdictTone } from '@sextant/contracts/reports/content'
import { CheckIcon, EqualIcon, TriangleAlertIcon } from 'lucide-react'

const LOOK = {
  good: { Icon: CheckIcon, colour: 'text-good' },
  bad: { Icon: TriangleAlertIcon, colour: 'text-warn' },
  even: { Icon: EqualIcon, colour: 'text-ink-2' },
  none: { Icon: null, colour: 'text-ink-2' },
} as const

/** What a figure means, as a word with a sign: never by its colour alone. */
export function Verdict({ says, tone }: { says: string; tone: VerdictTone }) {
  const { Icon, colour } = LOOK[tone]
  return (
    <span className={`flex items-baseline gap-1.5 ${colour}`}>
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0 translate-y-0.5" />}
      <span>{says}</span>
    </span>
  )
}
