import type { Grade } from '@sextant/contracts/quick-wins/grade'
import { CircleHelpIcon, CircleMinusIcon, CheckIcon, TrendingUpIcon, XIcon } from 'lucide-react'
import { Badge } from '@/ui/primitives/badge.tsx'
import { GRADE_WORDS } from '../grade-words.ts'

const ICONS = {
  beat: TrendingUpIcon,
  met: CheckIcon,
  short: CircleMinusIcon,
  none: XIcon,
  unmeasured: CircleHelpIcon,
} as const

export function GradeBadge({ grade }: { grade: Grade }) {
  const Icon = ICONS[grade]
  return (
    <Badge tone={GRADE_WORDS[grade].tone}>
      <Icon aria-hidden />
      {GRADE_WORDS[grade].label}
    </Badge>
  )
}
