import type { ReactNode } from 'react'

/** Beside the label of a field that may stay empty. */
export const OPTIONAL = <span className="text-ink-3">Optional</span>

/** Fields that belong together, with what they are for. */
export function FieldGroup({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <fieldset className="grid gap-x-10 gap-y-4 border-t border-line py-7 lg:grid-cols-[240px_minmax(0,1fr)]">
      <legend className="float-left font-semibold lg:sr-only">{title}</legend>
      <div className="clear-both">
        <p aria-hidden className="font-semibold max-lg:hidden">
          {title}
        </p>
        <p className="cap">{lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
        {children}
      </div>
    </fieldset>
  )
}
