import type { ReactNode } from 'react'

/** Choices of a theme that belong together. */
export function ThemeGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="pb-3 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
