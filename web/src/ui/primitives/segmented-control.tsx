import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

type SegmentedControlProps<Value extends string> = {
  /** Says what is being switched; not shown. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  /** Every part equally wide, filling the row (two panes on a phone). */
  fill?: boolean
  className?: string
}

/** One of a few views of the same thing. Exactly one is always on. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  fill,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // Pressing the part that is on would switch all off: the group then reports nothing, which is not a choice here.
      onValueChange={next => {
        const found = options.find(option => option.value === next)
        if (found) onValueChange(found.value)
      }}
      className={cn(
        'gap-0.5 rounded-md bg-sunken p-[3px]',
        fill ? 'grid auto-cols-fr grid-flow-col' : 'inline-flex',
        className,
      )}
    >
      {options.map(option => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="grid h-(--control-sm) place-items-center rounded-[4px] px-3 text-body leading-none font-medium whitespace-nowrap text-ink-2 hover:text-ink disabled:text-ink-3 data-[state=on]:bg-raised data-[state=on]:text-ink data-[state=on]:shadow-[0_0_0_1px_var(--line)]"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
