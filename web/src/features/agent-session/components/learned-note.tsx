import { CheckIcon, ClockIcon, XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'
import type { LearnedNote as Note } from '../session-state.ts'

const STATUS = {
  pending: { Icon: ClockIcon, tone: 'text-warn', words: 'Waiting for you: ' },
  approved: { Icon: CheckIcon, tone: 'text-good', words: 'Learned: ' },
  gone: { Icon: XIcon, tone: 'text-ink-3', words: 'Not kept: ' },
} as const

/** What was learned from a message, below it. status: as it is now, not as it was when learned. */
export function LearnedNote({
  note,
  status,
  label,
  children,
}: {
  note: Note
  status: 'pending' | 'approved' | 'gone'
  label: string
  /** Links and buttons. */ children?: ReactNode
}) {
  const { Icon, tone, words } = STATUS[status]
  return (
    <div className="ml-10 flex gap-2 text-caption text-ink-2">
      <Icon aria-hidden className={cn('mt-0.5 size-3.5 shrink-0', tone)} />
      <p className="min-w-0 wrap-anywhere">
        {words}
        <strong className="font-semibold">{label}</strong>, {note.value.replace(/[.\s]+$/, '')}.{' '}
        {status !== 'gone' && (
          <>
            Confidence {Math.floor(note.confidence * 100 + 1e-9)}%
            {status === 'approved' && ', shared with all agents'}.{' '}
          </>
        )}
        {children}
      </p>
    </div>
  )
}
