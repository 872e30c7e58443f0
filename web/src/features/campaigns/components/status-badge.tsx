import { CheckIcon, FlagIcon, PauseIcon } from 'lucide-react'
import { Badge } from '@/ui/primitives/badge.tsx'
import { statusLabel, statusTone } from '../campaign-status.ts'

const ICONS = {
  good: <CheckIcon aria-hidden />,
  warn: <PauseIcon aria-hidden />,
  info: <FlagIcon aria-hidden />,
  neutral: null,
}

/** Where a campaign stands. Active needs no wash: it is how things should be. */
export function StatusBadge({ status }: { status: string }) {
  const tone = statusTone(status)
  return (
    <Badge tone={tone} plain={tone === 'good'}>
      {ICONS[tone]}
      {statusLabel(status)}
    </Badge>
  )
}
