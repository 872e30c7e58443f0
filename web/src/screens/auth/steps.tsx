import { Children, type ReactNode } from 'react'

/** What is left to do, or what follows, numbered. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <ol className="grid border-y border-line">
      {Children.map(children, (step, index) => (
        <li className="grid grid-cols-[24px_1fr] gap-2 py-3 not-first:border-t not-first:border-line">
          <strong className="font-semibold">{index + 1}</strong>
          <span className="text-ink-2">{step}</span>
        </li>
      ))}
    </ol>
  )
}
