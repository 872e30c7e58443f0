import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'

/** The one narrow column of sign-in and its neighbours: a heading in the book face, then whatever is asked. */
export function NarrowPage({
  title,
  lead,
  wide,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className="grid flex-1 content-center justify-items-center pt-10 pb-20 max-md:content-start">
      <div
        className={cn(
          'grid w-full gap-[18px] px-6 max-md:px-4',
          wide ? 'max-w-[588px]' : 'max-w-[428px]',
        )}
      >
        <div>
          <h1
            tabIndex={-1}
            className="book text-display leading-[1.1] font-[450] tracking-[-0.015em]"
          >
            {title}
          </h1>
          {lead && <p className="mt-1 text-caption text-ink-3">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
