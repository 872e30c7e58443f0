import { Progress as ProgressPrimitive } from 'radix-ui'
import { cn } from '../cn.ts'

/** A plain bar of 0 to 100 for steps of a dialog. Measures (health, confidence, work) take the limb instead. */
export function Progress({
  value,
  label,
  className,
}: {
  value: number
  label: string
  className?: string
}) {
  return (
    <ProgressPrimitive.Root
      value={value}
      aria-label={label}
      className={cn('h-1 overflow-hidden rounded-sm bg-sunken', className)}
    >
      <ProgressPrimitive.Indicator
        className="h-full bg-act transition-[width] duration-200"
        style={{ width: `${value}%` }}
      />
    </ProgressPrimitive.Root>
  )
}
