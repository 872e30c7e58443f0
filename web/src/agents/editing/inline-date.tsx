import { useState } from 'react'
import { cn } from '@/ui/cn.ts'
import { type Path, put, useEditing } from './editing.tsx'
import { plainField, touchField } from './field-look.ts'

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
