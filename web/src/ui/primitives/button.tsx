import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** Class names of a button, for a link that has to look like one. */
export const buttonStyle = cva(
  'inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-md border font-medium leading-none no-underline transition-colors duration-[120ms] select-none [&_svg]:size-4 [&_svg]:shrink-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 aria-busy:cursor-progress',
  {
    variants: {
      variant: {
        plain:
          'border-line-strong bg-surface text-ink enabled:hover:border-act enabled:hover:bg-act-soft [a&]:hover:border-act [a&]:hover:bg-act-soft',
        primary:
          'border-act bg-act text-on-act enabled:hover:border-act-hover enabled:hover:bg-act-hover [a&]:hover:border-act-hover [a&]:hover:bg-act-hover',
        quiet:
          'border-transparent bg-transparent text-ink-2 enabled:hover:bg-act-soft enabled:hover:text-ink disabled:bg-transparent disabled:border-transparent [a&]:hover:bg-act-soft [a&]:hover:text-ink',
        danger:
          'border-bad-fill bg-bad-fill text-[oklch(0.99_0.004_195)] enabled:hover:brightness-90 [a&]:hover:brightness-90',
      },
      size: {
        default: 'h-(--control) px-3.5 text-body',
        sm: 'h-(--control-sm) px-2.5 text-caption',
        lg: 'h-11 px-5 text-body',
        icon: 'size-(--control) text-body',
        'icon-sm': 'size-(--control-sm) text-caption',
      },
    },
    defaultVariants: { variant: 'plain', size: 'default' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyle> & {
    /** Work is under way: shows a spinner, ignores presses, keeps the focus. */
    busy?: boolean
  }

export function Button({
  className,
  variant,
  size,
  busy,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cn(buttonStyle({ variant, size }), className)}
      aria-busy={busy || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
      {...props}
    >
      {busy && (
        <span
          aria-hidden
          className="size-3.5 shrink-0 animate-spin rounded-full border-[1.5px] border-current border-r-transparent"
        />
      )}
      {children}
    </button>
  )
}
