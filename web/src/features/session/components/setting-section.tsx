import { useId, type ReactNode } from 'react'

/** One matter of a page of settings: what it is on the left, what can be done on the right; below each other on phones. */
export function SettingSection({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-[272px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-[34em] text-caption text-ink-2">{lead}</p>
      </div>
      <div className="max-w-[560px] min-w-0">{children}</div>
    </section>
  )
}
