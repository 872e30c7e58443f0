import type { ReactNode } from 'react'
import { Badge } from '@/ui/primitives/badge.tsx'

type PartProps = {
  id?: string
  /** Of the step, from 1. */
  n?: number | undefined
  title: string
  /** It is the step whose turn it is. */
  isInTurn?: boolean
  children: ReactNode
}

/** One part of a strategy below a rule. */
export function Part({ id, n, title, isInTurn = false, children }: PartProps) {
  return (
    <section id={id} className="min-w-0 scroll-mt-32 break-inside-avoid">
      <h2
        tabIndex={-1}
        className="book flex items-baseline gap-2 border-t border-ink pt-2.5 text-read font-[560]"
      >
        {n !== undefined && <span>{n}</span>}
        {title}
        {isInTurn && (
          <Badge tone="info" className="font-sans print:hidden">
            Your turn
          </Badge>
        )}
      </h2>
      <div className="mt-3 grid min-w-0 gap-4">{children}</div>
    </section>
  )
}
