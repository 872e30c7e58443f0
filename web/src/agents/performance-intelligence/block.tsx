import type { ReactNode } from 'react'

/** One part of a finding below a rule. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 break-inside-avoid">
      <h3 className="book border-t border-ink pt-2.5 text-read font-[560]">{title}</h3>
      <div className="mt-3 grid min-w-0 gap-4">{children}</div>
    </section>
  )
}
