import { hexColor } from '@sextant/contracts/branding/theme'
import { useState } from 'react'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'

/** A color as #rrggbb, picked or typed. What is typed takes effect once it is a color. */
export function ColorField({
  label,
  value,
  onChange,
  hint,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value
  const wrong = typed !== null && !hexColor.safeParse(typed).success
  const type = (next: string) => {
    const text = next.trim()
    setTyped(text)
    if (hexColor.safeParse(text).success) onChange(text.toLowerCase())
  }
  return (
    <Field label={label} hint={hint} error={wrong ? 'A color as #rrggbb, like #00585c' : undefined}>
      {described => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={`${label}: pick`}
            value={value}
            onChange={event => {
              setTyped(null)
              onChange(event.target.value)
            }}
            className="h-(--control) w-12 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
          />
          <Input
            {...described}
            value={shown}
            spellCheck={false}
            autoComplete="off"
            onChange={event => type(event.target.value)}
            onBlur={() => {
              if (!wrong) setTyped(null)
            }}
          />
        </span>
      )}
    </Field>
  )
}
