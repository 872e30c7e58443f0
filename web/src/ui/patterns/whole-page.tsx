import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from '../primitives/button.tsx'

/** A screen that says one thing: a heading in the book face, a sentence, the way on. */
export function WholePage({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="wrap grid flex-1 content-center py-24 max-md:py-16">
      <div className="max-w-xl">
        <h1
          tabIndex={-1}
          className="book text-display font-[450] tracking-[-0.015em] max-md:text-[1.875rem] max-md:leading-tight"
        >
          {title}
        </h1>
        {children && <p className="mt-3 text-ink-2">{children}</p>}
        {action && <div className="mt-6 flex flex-wrap gap-2.5">{action}</div>}
      </div>
    </div>
  )
}

/** No screen has this address. */
export function NotFound({ home }: { home: { to: string; label: string } }) {
  return (
    <WholePage
      title="Page not found"
      action={
        <Link to={home.to} className={buttonStyle({ variant: 'primary' })}>
          {home.label}
        </Link>
      }
    >
      Nothing lives at this address. It may have moved, or the link was cut short on its way to you.
    </WholePage>
  )
}

/** The screen exists, but not for this account. */
export function Forbidden({ children }: { children?: ReactNode }) {
  return (
    <WholePage
      title="Not open to your account"
      action={
        <Link to="/dashboard" className={buttonStyle({ variant: 'primary' })}>
          Back to Dashboard
        </Link>
      }
    >
      {children ??
        'Your role does not include this page. Someone who manages your organization can change that.'}
    </WholePage>
  )
}
