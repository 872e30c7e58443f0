import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

const badgeStyle = cva(
  'inline-flex h-[22px] items-center gap-[5px] rounded-sm px-[7px] text-caption font-medium whitespace-nowrap [&_svg]:size-[13px] [&_svg]:shrink-0 has-[svg]:pl-[5px]',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-2',
        good: 'bg-good-soft text-good',
        warn: 'bg-warn-soft text-warn',
        bad: 'bg-bad-soft text-bad',
        info: 'bg-info-soft text-info',
        // Dashes mean an assumption, here and everywhere, and nothing else.
        assume: 'border border-dashed border-line-strong bg-transparent text-ink-2',
      },
      plain: { true: 'bg-transparent px-0 has-[svg]:pl-0' },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

/** A status as a word, with an icon beside it where the tone is not neutral. plain: no wash, for the normal state. */
export function Badge({
  className,
  tone,
  plain,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeStyle>) {
  return <span className={cn(badgeStyle({ tone, plain }), className)} {...props} />
}
