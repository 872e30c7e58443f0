import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'

type SectionProps = {
  id: string
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
  className?: string
}

export const sectionTitle =
  'book max-w-[17em] text-display leading-[1.1] font-[450] tracking-[-0.015em] max-md:text-[1.875rem]'

/** One message of the front page under a heading of its own. */
export function Section({ id, title, lead, children, className }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cn('border-b border-line py-20 max-md:py-14', className)}
    >
      <div className="wrap">
        <h2 id={id} className={sectionTitle}>
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-[40em] text-ink-2">{lead}</p>}
        {children}
      </div>
    </section>
  )
}
