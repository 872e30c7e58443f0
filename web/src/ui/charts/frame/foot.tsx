import type { ReactNode } from 'react'

type FootProps = {
  onClick: () => void
  expanded?: boolean
  controls?: string
  children: ReactNode
}

/** A way to the figures of a chart or a table, below it. */
export function Foot({ onClick, expanded, controls, children }: FootProps) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onClick}
      className="link min-h-8 min-w-11 px-1.5 text-caption pointer-coarse:min-h-11 max-md:min-h-11"
    >
      {children}
    </button>
  )
}
