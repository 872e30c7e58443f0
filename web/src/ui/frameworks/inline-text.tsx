import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '../cn.ts'
import { Badge } from '../primitives/badge.tsx'
import { Textarea } from '../primitives/textarea.tsx'
import type { DeepPartial } from './deep-partial.ts'
import { type Path, put, useEditing } from './editing.tsx'
import type { Claim as ClaimValue } from '@sextant/contracts/deliverable'

type InlineTextProps = {
  value: string | undefined
  path: Path
  /** What is being edited, for the box: "Strength S1". */ label: string
  className?: string
}

/** Text that turns into a box when pressed. Enter or leaving saves, Escape gives the old words back. */
export function InlineText({ value = '', path, label, className }: InlineTextProps) {
  const { on, busy, hover, send } = useEditing()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const back = useRef(false)
  useEffect(() => {
    if (!open && back.current) {
      back.current = false
      button.current?.focus()
    }
  }, [open])
  if (open && on) {
    return (
      <TextBox
        label={label}
        value={value}
        onClose={async (text, byKey) => {
          if (text !== null && text !== value && !(await send(put(path, text)))) return false
          back.current = byKey
          setOpen(false)
          return true
        }}
      />
    )
  }
  if (!on) return <span className={cn('wrap-anywhere', className)}>{value}</span>
  const start = () => {
    if (!busy && !window.getSelection()?.toString()) setOpen(true)
  }
  return (
    // A span, because the text has to break across lines like the prose around it; a button would become a block of its own.
    <span
      ref={button}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      className={cn(
        'cursor-text rounded-sm box-decoration-clone wrap-anywhere decoration-line-strong hover:bg-act-soft',
        !hover && 'py-1',
        className,
      )}
      onClick={start}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          start()
        }
      }}
    >
      {value || <span className="text-ink-3">Write here</span>}
      <span className="sr-only">, edit</span>
    </span>
  )
}

/** The open box. `onClose` gets the new words, or null when nothing is to change; it answers false when they could not be stored, and the box stays with them. */
export function TextBox({
  label,
  value,
  onClose,
  placeholder,
}: {
  label: string
  value: string
  onClose: (text: string | null, byKey: boolean) => Promise<boolean>
  placeholder?: string
}) {
  const { busy } = useEditing()
  const done = useRef(false)
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open')
  const close = async (text: string | null, byKey: boolean) => {
    // While the server computes, the words stay in their box.
    if (done.current || (busy && text !== null)) return
    done.current = true
    setState('saving')
    if (await onClose(text === null || text.trim() === '' ? null : text.trim(), byKey)) return
    done.current = false
    setState('failed')
  }
  return (
    <span data-box className="my-0.5 block font-sans">
      <Textarea
        // The reader has just asked for this box.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={label}
        rows={1}
        defaultValue={value}
        readOnly={state === 'saving'}
        aria-invalid={state === 'failed' || undefined}
        placeholder={placeholder}
        className="[field-sizing:content] min-h-(--control) resize-none text-left text-body font-normal"
        onFocus={event => {
          const end = event.currentTarget.value.length
          event.currentTarget.setSelectionRange(end, end)
        }}
        onBlur={event => void close(event.currentTarget.value, false)}
        onKeyDown={event => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            void close(null, true)
          }
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault()
            void close(event.currentTarget.value, true)
          }
        }}
      />
      <span
        aria-live="polite"
        className={cn('cap mt-0.5 block font-normal', state === 'failed' && 'text-bad')}
      >
        {state === 'failed'
          ? 'Not saved yet, your words are kept. '
          : busy
            ? 'One moment, the last change is being computed'
            : 'Enter saves, Escape cancels'}
        {state === 'failed' && (
          <button
            type="button"
            className="link"
            onMouseDown={event => event.preventDefault()}
            onClick={event =>
              void close(
                event.currentTarget.closest('[data-box]')?.querySelector('textarea')?.value ?? null,
                true,
              )
            }
          >
            Save again
          </button>
        )}
      </span>
    </span>
  )
}

type InlineClaimProps = {
  claim: DeepPartial<ClaimValue> | undefined
  path: Path
  label: string
  className?: string
  /** Also says how an assumption can be checked. */ check?: boolean
  /** Also says the word. */ badge?: boolean
}

/** A statement with its source marks; dashed underneath while nothing backs it. */
export function InlineClaim({ claim, path, label, className, check, badge }: InlineClaimProps) {
  const { marks, assumed, checks } = useEditing()
  const numbers = (claim?.sources ?? []).filter(n => n !== undefined)
  const unsure = numbers.length > 0 && numbers.every(n => assumed.has(n))
  const how = check && unsure ? numbers.map(n => checks.get(n)).find(Boolean) : undefined
  return (
    <>
      <InlineText
        value={claim?.text}
        path={[...path, 'text']}
        label={label}
        className={cn(
          unsure &&
            'underline decoration-line-strong decoration-dashed decoration-1 underline-offset-[0.22em]',
          className,
        )}
      />
      {numbers.length > 0 && marks(numbers)}
      {badge && unsure && (
        <>
          {' '}
          <Badge tone="assume" className="align-middle">
            Assumption
          </Badge>
        </>
      )}
      {how && (
        <span className="cap mt-0.5 block font-normal">
          Check: {how.charAt(0).toLowerCase() + how.slice(1)}
        </span>
      )}
    </>
  )
}
