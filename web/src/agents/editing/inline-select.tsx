import { cn } from '@/ui/cn.ts'
import { type Path, put, useEditing } from './editing.tsx'
import { plainField, touchField } from './field-look.ts'

type InlineSelectProps<Value extends string | number> = {
  value: Value | null | undefined
  path: Path
  label: string
  options: readonly { value: Value; label: string }[]
  onChange?: (value: Value) => void
  className?: string
  /** What stands there until something is chosen: "not rated". */
  empty?: string
}

/** A choice that reads as text until it is pointed at; the platform's own picker behind it. */
export function InlineSelect<Value extends string | number>({
  value,
  path,
  label,
  options,
  onChange,
  className,
  empty = '',
}: InlineSelectProps<Value>) {
  const { on, busy, hover, send } = useEditing()
  const current = options.find(option => option.value === value)
  if (!on) return <span className={className}>{current?.label ?? value ?? empty}</span>
  return (
    <select
      aria-label={label}
      value={String(value ?? '')}
      aria-disabled={busy || undefined}
      className={cn(
        plainField,
        'min-w-6 cursor-pointer appearance-none text-center [field-sizing:content]',
        !hover && touchField,
        className,
      )}
      onChange={event => {
        const next = options.find(option => String(option.value) === event.currentTarget.value)
        if (!next || busy) return
        if (onChange) onChange(next.value)
        else void send(put(path, next.value))
      }}
    >
      {current === undefined && <option value={String(value ?? '')}>{value ?? empty}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value} className="bg-raised text-ink">
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** 1…n as options. */
export const steps = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: from + index,
    label: String(from + index),
  }))
/** The words of an enumeration as options, written as a sentence begins. */
export const words = <Value extends string>(values: readonly Value[]) =>
  values.map(value => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
