import type { ReactNode } from 'react'

export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-5 gap-y-3 border-t border-line py-5 max-md:grid-cols-1">
      <h3 className="text-caption font-medium text-ink-3 md:leading-9">{title}</h3>
      <div className="grid min-w-0 gap-3">{children}</div>
    </section>
  )
}

export function SheetRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2.5">{children}</div>
}
