import { ArrowDownIcon, ArrowUpIcon, EqualIcon } from 'lucide-react'
import type { Change } from '../words.ts'

const ICONS = { up: ArrowUpIcon, down: ArrowDownIcon, same: EqualIcon } as const

/** How a figure moved. Neither red nor green: up is not always good. */
export function ChangeWords({ change }: { change: Change }) {
  const Icon = change.isClear ? ICONS[change.direction] : EqualIcon
  return (
    <span className="flex items-center gap-1.5 text-caption">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span>{[change.words, change.certainty].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
