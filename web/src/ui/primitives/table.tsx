import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { sideways } from '../sideways.ts'

/** A ruled table; scrolls sideways inside itself when it must, and what only screen readers see with it. label: names it, and lets the keyboard scroll a table that has nothing to press. */
export function Table({
  className,
  label,
  ...props
}: ComponentProps<'table'> & { label?: string }) {
  const table = (
    <table className={cn('w-full border-collapse text-caption', className)} {...props} />
  )
  if (label)
    return (
      <section
        ref={sideways}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
        tabIndex={0}
        className="relative w-full overflow-x-auto"
      >
        {table}
      </section>
    )
  return (
    <div ref={sideways} className="relative w-full overflow-x-auto">
      {table}
    </div>
  )
}

export function TableHead({
  className,
  numeric,
  ...props
}: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      className={cn(
        'border-b border-line-strong py-2 pr-3 text-left align-bottom font-medium text-ink-3 last:pr-0',
        numeric && 'text-right whitespace-nowrap',
        className,
      )}
      {...props}
    />
  )
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cn('[tbody>&]:hover:bg-act-soft', className)} {...props} />
}

export function TableCell({
  className,
  numeric,
  ...props
}: ComponentProps<'td'> & { numeric?: boolean }) {
  return (
    <td
      className={cn(
        'border-b border-line py-2.5 pr-3 align-top last:pr-0',
        numeric && 'text-right whitespace-nowrap',
        className,
      )}
      {...props}
    />
  )
}
