import { CheckIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react'
import { Badge } from '../primitives/badge.tsx'
import { confidenceBand } from './confidence.ts'

const icons = { good: CheckIcon, warn: InfoIcon, bad: TriangleAlertIcon }

/** A confidence of 0 to 1 as a percentage with its band. */
export function ConfidenceBadge({ confidence }: { confidence: number }) {
  const { tone, word } = confidenceBand(confidence)
  const Icon = icons[tone]
  // Rounded down: 89.6% must not read as the 90% that approves itself.
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {Math.floor(confidence * 100 + 1e-9)}%<span className="sr-only"> confidence, {word}</span>
    </Badge>
  )
}
