import type { Grade } from '@sextant/contracts/quick-wins/grade'
import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import { CircleHelpIcon, CircleMinusIcon, CheckIcon, TrendingUpIcon, XIcon } from 'lucide-react'
import { Badge } from '@/ui/primitives/badge.tsx'
import { gradeWords } from '../grade-words.ts'

const ICONS = {
  beat: TrendingUpIcon,
  met: CheckIcon,
  short: CircleMinusIcon,
  none: XIcon,
  unmeasured: CircleHelpIcon,
} as const

type GradeBadgeProps = { grade: Grade; prediction: Pick<Prediction, 'basis'> }

export function GradeBadge({ grade, prediction }: GradeBadgeProps) {
  const Icon = ICONS[grade]
  const { tone, label } = gradeWords(prediction, grade)
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  )
}
