import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

export type LimbTone = 'ink' | 'good' | 'warn' | 'bad' | 'info' | 'act'

type LimbProps = {
  /** 0 to 100; outside it is clipped. */
  value: number
  tone?: LimbTone
  /** Names the scale for those who do not see it; without it the limb is decoration beside its figure. */
  label?: string
  /** What is said aloud instead of the bare number. */
  text?: string
  className?: string
}

/** The graduated scale. One device for confidence, client health and the progress of work. */
export function Limb({ value, tone = 'ink', label, text, className }: LimbProps) {
  const v = Math.min(100, Math.max(0, value))
  const meaning = label
    ? ({
        role: 'meter',
        'aria-label': label,
        'aria-valuenow': Math.round(v),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuetext': text,
      } as const)
    : ({ 'aria-hidden': true } as const)
  return (
    <div {...meaning} className={cn('limb', className)} data-tone={tone} style={{ '--v': v }}>
      <i />
      <b />
    </div>
  )
}

const INK = { good: 'text-good', warn: 'text-warn', bad: 'text-bad', info: 'text-info' } as const

/** A limb with its figure and its word ("80 Excellent"). */
export function LimbRow({
  value,
  tone,
  word,
  figure,
  className,
}: {
  value: number
  tone?: Exclude<LimbTone, 'ink' | 'act'>
  word?: ReactNode
  figure?: ReactNode
  className?: string
}) {
  const ink = tone ? INK[tone] : 'text-ink-2'
  return (
    <div
      className={cn('grid grid-cols-[120px_auto_1fr] items-end gap-2.5 text-caption', className)}
    >
      <Limb value={value} tone={tone} />
      <strong className="min-w-6 text-right font-semibold">{figure ?? Math.round(value)}</strong>
      {word && <span className={ink}>{word}</span>}
    </div>
  )
}
