import type { ReactNode } from 'react'

type BrandSectionProps = { title: string; about: string; children: ReactNode }

/** A part of the guidelines: what it is for on the left, its fields on the right. */
export function BrandSection({ title, about, children }: BrandSectionProps) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-10 gap-y-3 border-t border-line py-6 lg:grid-cols-[248px_minmax(0,1fr)]"
    >
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="cap mt-0.5 max-w-[40em]">{about}</p>
      </div>
      <div className="min-w-0 max-w-[680px]">{children}</div>
    </section>
  )
}
