import { ChevronDownIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** One field of the bar. */
export function FilterCell({
  label,
  shown,
  title,
  children,
}: {
  label: ReactNode
  shown: string
  title?: string | undefined
  children?: ReactNode
}) {
  return (
    <span
      title={title}
      className="relative grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-r border-b border-line px-3 py-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
    >
      <span className="cap">{label}</span>
      <ChevronDownIcon aria-hidden className="row-span-2 size-4 text-ink-3" />
      <span aria-hidden className="truncate text-caption font-semibold">
        {shown}
      </span>
      {children}
    </span>
  )
}
