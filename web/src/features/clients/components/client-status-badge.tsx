import { ArchiveIcon, CheckIcon, CircleIcon, PauseIcon, XIcon } from 'lucide-react'
import { Badge } from '@/ui/primitives/badge.tsx'
import { statusLabel, statusTone } from '../client-status.ts'

const ICONS = { good: CheckIcon, warn: PauseIcon, bad: XIcon, neutral: CircleIcon }

/** Where a client stands. The normal state carries no wash. */
export function ClientStatusBadge({ status }: { status: string }) {
  const tone = statusTone(status)
  const Icon = status === 'archived' ? ArchiveIcon : ICONS[tone]
  return (
    <Badge tone={tone} plain={tone === 'good'}>
      <Icon aria-hidden className={tone === 'warn' ? 'fill-current' : undefined} />
      {statusLabel(status)}
    </Badge>
  )
}
