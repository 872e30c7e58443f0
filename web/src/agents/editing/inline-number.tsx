import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '@/ui/cn.ts'
import { type Path, put, useEditing } from './editing.tsx'
import { plainField, touchField } from './field-look.ts'
import { readTyped, stepped, type Limits } from './number-draft.ts'
import { asShown, asTyped } from './number-kinds.ts'

type InlineNumberProps = Omit<Limits, 'kind'> & {
  value: number | null | undefined
  path: Path
  label: string
  kind?: Limits['kind']
  /** Instead of putting the value at the path. */
  onChange?: (value: number | null) => void
  className?: string
  /** What stands there while there is no figure: "not rated". */
  empty?: string
}

const STEPS: Record<string, number | undefined> = { ArrowUp: 1, ArrowDown: -1 }

/** A figure that is a field: arrows step, Enter or leaving saves, Escape gives the old one back. */
export function InlineNumber({
  value,
  path,
  label,
  onChange,
  className,
  kind = 'plain',
  empty,
  ...range
}: InlineNumberProps) {
  const { on, busy, hover } = useEditing()
  const limits = { kind, ...range }
  const { field, draft, wrong, begin, type, save, giveUp } = useNumberDraft({
    value,
    path,
    limits,
    onChange,
  })
  const id = useId()
  const atRest = value === null && empty ? empty : asShown(value, kind, range.currency)
  if (!on) return <span className={cn('tabular-nums', className)}>{atRest}</span>
  const shown = draft ?? atRest
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    const step = STEPS[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      giveUp()
    }
    if (event.key === 'Enter' || step !== undefined) event.preventDefault()
    if (event.key === 'Enter') save(text)
    if (step !== undefined && !busy) type(stepped(step, text, value, limits))
  }
  return (
    <span className={cn('relative inline-block', className)}>
      <input
        ref={field}
        role="spinbutton"
        inputMode={range.min !== undefined && range.min < 0 ? undefined : 'decimal'}
        aria-label={label}
        aria-valuenow={value ?? undefined}
        aria-valuetext={
          value === null || value === undefined ? 'not known' : asShown(value, kind, range.currency)
        }
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong ? id : undefined}
        autoComplete="off"
        readOnly={busy}
        value={shown}
        style={{ width: `${Math.max(2, shown.length) + (hover ? 1.4 : 3)}ch` }}
        className={cn(plainField, 'text-right', !hover && touchField)}
        onFocus={begin}
        onChange={event => type(event.currentTarget.value)}
        // What cannot be stored stays to be mended, and is not silently put back.
        onBlur={() => {
          if (draft !== null && !save(draft)) setTimeout(() => field.current?.focus(), 0)
        }}
        onKeyDown={keys}
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

/** What is being typed into a figure's field, until it is stored. */
function useNumberDraft({
  value,
  path,
  limits,
  onChange,
}: Pick<InlineNumberProps, 'value' | 'path' | 'onChange'> & { limits: Limits }) {
  const { busy, send } = useEditing()
  const [draft, setDraft] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  /** It was to be saved while the server was computing. */
  const isWaiting = useRef(false)
  const type = (text: string | null) => {
    isWaiting.current = false
    setDraft(text)
    setWrong(null)
  }
  const store = async (next: number | null, text: string) => {
    if (onChange) return onChange(next)
    if (await send(put(path, next))) return
    setDraft(text)
    setWrong('Not saved yet. Enter saves again, Escape gives it up.')
  }
  /** Answers false when it cannot be stored. */
  const save = (text: string): boolean => {
    const read = readTyped(text, value, limits)
    if ('wrong' in read && !busy) {
      setWrong(read.wrong)
      return false
    }
    // While the server computes, what was typed waits in the field.
    if (busy && !('same' in read)) {
      isWaiting.current = true
      return true
    }
    type(null)
    if ('next' in read) void store(read.next, text)
    return true
  }
  const late = useEffectEvent(() => {
    const isLeft = isWaiting.current || document.activeElement !== field.current
    if (draft !== null && wrong === null && isLeft) save(draft)
  })
  // What was left while the server was computing is saved now.
  useEffect(() => {
    if (!busy) late()
  }, [busy])
  const begin = () => {
    if (busy || draft !== null) return
    setDraft(asTyped(value, limits.kind))
    requestAnimationFrame(() => {
      if (document.activeElement === field.current) field.current?.select()
    })
  }
  return { field, draft, wrong, begin, type, save, giveUp: () => type(null) }
}
