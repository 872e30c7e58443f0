import { RadioGroup as RadioGroupPrimitive } from 'radix-ui'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn.ts'

export function RadioGroup({
  className,
  ...props
}: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return <RadioGroupPrimitive.Root className={cn('grid gap-2', className)} {...props} />
}

const dot =
  'relative grid size-4 shrink-0 place-items-center rounded-full border border-line-strong bg-surface data-[state=checked]:border-act disabled:border-line disabled:bg-sunken'

export function RadioGroupItem({
  className,
  ...props
}: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      className={cn(dot, 'after:absolute after:-inset-3.5', className)}
      {...props}
    >
      <RadioGroupPrimitive.Indicator className="size-2 rounded-full bg-act" />
    </RadioGroupPrimitive.Item>
  )
}

/** A choice as a card that can be picked up: title, one line below, the whole card presses. */
export function RadioCard({
  value,
  title,
  note,
  className,
}: {
  value: string
  title: ReactNode
  note?: ReactNode
  className?: string
}) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={cn(
        'flex cursor-pointer items-start gap-3 rounded-md border border-line bg-surface px-4 py-3.5 hover:border-act has-data-[state=checked]:border-act has-data-[state=checked]:bg-act-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <RadioGroupPrimitive.Item id={id} value={value} className={cn(dot, 'mt-[3px] outline-none')}>
        <RadioGroupPrimitive.Indicator className="size-2 rounded-full bg-act" />
      </RadioGroupPrimitive.Item>
      <span className="grid">
        <strong className="font-semibold">{title}</strong>
        {note && <span className="cap text-ink-2">{note}</span>}
      </span>
    </label>
  )
}
