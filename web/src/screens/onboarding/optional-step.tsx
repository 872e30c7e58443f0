import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from '@/ui/primitives/button.tsx'

/** A step after the business profile that nobody has to take. other: the other one of them. */
export function OptionalStep({
  title,
  about,
  other,
  children,
}: {
  title: string
  about: ReactNode
  other: { to: string; label: string }
  children: ReactNode
}) {
  return (
    <div className="wrap grid max-w-[868px]! flex-1 content-start gap-7 pt-10 pb-20">
      <div>
        <h1 tabIndex={-1} className="book text-title font-[480] tracking-[-0.006em]">
          {title}
        </h1>
        <p className="mt-1.5 max-w-[38em] text-ink-2">{about}</p>
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-2.5">
        <Link to="/dashboard" className={buttonStyle({ variant: 'primary' })}>
          Continue to dashboard
        </Link>
        <Link to={other.to} className={buttonStyle({ variant: 'quiet' })}>
          {other.label}
        </Link>
      </div>
    </div>
  )
}
