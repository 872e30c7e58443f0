import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cn } from '../cn.ts'

/** Class names of a box that can be picked up; boxes are for nothing else. */
const cardStyle =
  'block rounded-md border border-line bg-surface px-4 py-3.5 text-ink no-underline transition-colors duration-[120ms] hover:border-act'

export function CardLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={cn(cardStyle, className)} {...props} />
}

/** A card that does something here instead of leading away. */
export function CardButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className={cn(cardStyle, 'w-full text-left', className)} {...props} />
  )
}
