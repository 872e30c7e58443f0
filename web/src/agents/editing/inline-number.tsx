import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { cn } from '@/ui/cn.ts'
import { type Path, put, useEditing } from './editing.tsx'
import { asShown, asTyped, bounds, fromTyped, type Kind } from './number-kinds.ts'

const plainField =
  '-mx-[5px] -my-[3px] rounded-sm border border-transparent bg-transparent px-1 py-0.5 tabular-nums hover:border-line-strong focus-visible:rounded-sm aria-invalid:border-bad'
const touchField = 'm-0 min-h-11 border-line-strong bg-surface px-2 text-base'

type InlineNumberProps = {
  value: number | null | undefined
  path: Path
  label: string
  kind?: Kind
  /** In the unit that is stored (cents, ratios). */
  min?: number
  max?: number
  step?: number
  /** An empty field means "not known". */
  nullable?: boolean
  whole?: boolean
  /** Instead of putting the value at the path. */
  onChange?: (value: number | null) => void
  className?: string
}

/** A figure that is a field: arrows step, Enter or leaving saves, Escape gives the old one back. */
export function InlineNumber({
  value,
  path,
  label,
  kind = 'plain',
  min,
  max,
  step,
  nullable,
  whole,
  onChange,
  className,
}: InlineNumberProps) {
  const { on, busy, hover, send } = useEditing()
  const [draft, setDraft] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const save = (text: string) => {
    // Untouched: writing it back would round what is stored.
    if (text === asTyped(value, kind) || text === asShown(value, kind)) {
      setWrong(null)
      setDraft(null)
      return true
    }
    if (busy) return true
    const next = fromTyped(text, kind)
    if (
      next === undefined ||
      (next === null && !nullable) ||
      (next !== null &&
        ((min !== undefined && next < min) ||
          (max !== undefined && next > max) ||
          (whole && !Number.isInteger(next))))
    ) {
      setWrong(
        `${bounds(min, max, kind)}${whole && kind === 'plain' ? ', whole' : ''}. Escape brings ${asShown(value, kind)} back.`,
      )
      return false
    }
    setWrong(null)
    setDraft(null)
    if (next !== (value ?? null)) {
      if (onChange) onChange(next)
      else
        void send(put(path, next)).then(stored => {
          if (!stored) {
            setDraft(text)
            setWrong('Not saved yet. Enter saves again, Escape gives it up.')
          }
        })
    }
    return true
  }
  const late = useEffectEvent(() => {
    if (draft !== null && wrong === null && document.activeElement !== field.current) save(draft)
  })
  // What was left while the server was computing is saved now.
  useEffect(() => {
    if (!busy) late()
  }, [busy])
  const move = (by: number, from: string) => {
    const now = fromTyped(from, kind) ?? value ?? min ?? 0
    const next = Math.min(
      max ?? Infinity,
      Math.max(
        min ?? -Infinity,
        Math.round(
          (now + by * (step ?? (kind === 'percent' ? 0.01 : kind === 'money' ? 100 : 1))) * 1e6,
        ) / 1e6,
      ),
    )
    setDraft(asTyped(next, kind))
    setWrong(null)
  }
  if (!on) return <span className={cn('tabular-nums', className)}>{asShown(value, kind)}</span>
  const shown = draft ?? asShown(value, kind)
  return (
    <span className={cn('relative inline-block', className)}>
      <input
        ref={field}
        role="spinbutton"
        inputMode={min !== undefined && min < 0 ? undefined : 'decimal'}
        aria-label={label}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null || value === undefined ? 'not known' : asShown(value, kind)}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong ? id : undefined}
        autoComplete="off"
        readOnly={busy}
        value={shown}
        style={{ width: `${Math.max(2, shown.length) + (hover ? 1.4 : 3)}ch` }}
        className={cn(plainField, 'text-right', !hover && touchField)}
        onFocus={() => {
          if (!busy && draft === null) {
            setDraft(asTyped(value, kind))
            requestAnimationFrame(() => {
              if (document.activeElement === field.current) field.current?.select()
            })
          }
        }}
        onChange={event => {
          setDraft(event.currentTarget.value)
          setWrong(null)
        }}
        // What cannot be stored stays to be mended, and is not silently put back.
        onBlur={() => {
          if (draft !== null && !save(draft)) setTimeout(() => field.current?.focus(), 0)
        }}
        onKeyDown={event => {
          if (event.key === 'Enter') {
            event.preventDefault()
            save(event.currentTarget.value)
          }
          if (event.key === 'Escape') {
            event.stopPropagation()
            setDraft(null)
            setWrong(null)
          }
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            if (!busy) move(event.key === 'ArrowUp' ? 1 : -1, event.currentTarget.value)
          }
        }}
      />
      {wrong && (
        <span
          id={id}
          role="alert"
          className="absolute top-full right-0 z-10 mt-0.5 rounded-sm bg-raised px-1.5 py-0.5 w-max max-w-56 text-left text-caption whitespace-normal text-bad shadow-float"
        >
          {wrong}
        </span>
      )}
    </span>
  )
}

type InlineSelectProps<Value extends string | number> = {
  value: Value | undefined
  path: Path
  label: string
  options: readonly { value: Value; label: string }[]
  onChange?: (value: Value) => void
  className?: string
}

/** A choice that reads as text until it is pointed at; the platform's own picker behind it. */
export function InlineSelect<Value extends string | number>({
  value,
  path,
  label,
  options,
  onChange,
  className,
}: InlineSelectProps<Value>) {
  const { on, busy, hover, send } = useEditing()
  const current = options.find(option => option.value === value)
  if (!on) return <span className={className}>{current?.label ?? value ?? ''}</span>
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
      {current === undefined && <option value={String(value ?? '')}>{value ?? ''}</option>}
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

/** A date that reads as text; the platform's calendar behind it. */
export function InlineDate({
  value,
  path,
  label,
}: {
  value: string | undefined
  path: Path
  label: string
}) {
  const { on, busy, hover, send } = useEditing()
  const [open, setOpen] = useState(false)
  const shown = (
    <time dateTime={value} className="whitespace-nowrap">
      {value ? shortDate(value) : ''}
    </time>
  )
  if (!on) return shown
  if (!open)
    return (
      <button
        type="button"
        aria-label={`${label}, ${value ? shortDate(value) : 'not set'}`}
        className={cn(plainField, 'prints cursor-text text-left', !hover && touchField)}
        onClick={() => {
          if (!busy) setOpen(true)
        }}
      >
        {shown}
      </button>
    )
  const close = (next: string | null) => {
    setOpen(false)
    if (next && next !== value) void send(put(path, next))
  }
  return (
    <input
      type="date"
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label={label}
      defaultValue={value}
      className={cn(plainField, 'border-line-strong bg-surface', !hover && touchField)}
      onBlur={event => close(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') close(event.currentTarget.value)
        if (event.key === 'Escape') {
          event.stopPropagation()
          close(null)
        }
      }}
    />
  )
}

const day = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
/** "Jan 1, 2027" of an ISO date. */
const shortDate = (iso: string) => {
  const at = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? iso : day.format(at)
}
