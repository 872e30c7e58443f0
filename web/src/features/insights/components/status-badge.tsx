import type { InsightRow } from '@sextant/contracts/company/insights'
import { CheckIcon, ClockIcon, HistoryIcon, XIcon } from 'lucide-react'
import { Badge } from '@/ui/primitives/badge.tsx'

/** What became of something learned, as a word. */
export function StatusBadge({ insight }: { insight: InsightRow }) {
  switch (insight.status) {
    case 'pending':
      return (
        <Badge tone="warn">
          <ClockIcon aria-hidden />
          Waiting for you
        </Badge>
      )
    case 'rejected':
      return (
        <Badge plain>
          <XIcon aria-hidden />
          Rejected
        </Badge>
      )
    case 'superseded':
      return (
        <Badge plain>
          <HistoryIcon aria-hidden />
          Superseded
        </Badge>
      )
    default:
      return (
        <Badge tone="good" plain>
          <CheckIcon aria-hidden />
          {insight.auto_approved ? 'Approved by itself' : 'Approved'}
        </Badge>
      )
  }
}
