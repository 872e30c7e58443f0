import type { FindingGrade } from '@sextant/contracts/performance-intelligence/grade'
import { CheckIcon, CircleHelpIcon, CircleIcon, ClockIcon, XIcon } from 'lucide-react'

const ICONS = {
  waiting: ClockIcon,
  met: CheckIcon,
  above: XIcon,
  below: XIcon,
  'too-few': CircleHelpIcon,
}

/** How a prediction stands, beside its words; null: nothing was predicted. */
export function GradeIcon({ grade }: { grade: FindingGrade | null }) {
  const Icon = grade === null ? CircleIcon : ICONS[grade]
  return <Icon aria-hidden className="size-3.5 shrink-0" />
}
