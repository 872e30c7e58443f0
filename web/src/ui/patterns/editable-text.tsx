import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '../cn.ts'

type EditableTextProps = {
  value: string
  /** Names what is edited: "Decision". */
  label: string
  /** Absent: plain text. A false answer keeps the field open with the words. */
  onSave?: (text: string) => Promise<boolean>
  /** What is shown for the value, when it reads differently (a date). */
  shown?: string
  type?: 'text' | 'date'
  className?: string
}

/** Text that turns into a field where it stands. Enter or leaving saves, Escape takes back. */
export function EditableText({
  value,
  label,
  onSave,
  shown = value,
  type = 'text',
  className,
}: EditableTextProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const text = useRef<HTMLSpanElement>(null)
  const done = useRef(false)
  const [returns, setReturns] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (returns) text.current?.focus({ preventScroll: true })
  }, [returns])
  if (!onSave && draft === null)
    return <span className={cn('wrap-anywhere', className)}>{shown}</span>

  const begin = () => {
    done.current = false
    setFailed(false)
    setDraft(value)
  }
  const close = (byKey: boolean) => {
    done.current = true
    setDraft(null)
    if (byKey) setReturns(returns + 1)
  }
  const save = async (byKey: boolean) => {
    const next = draft?.trim() ?? ''
    if (done.current || !onSave) return
    done.current = true
    if (!next || next === value || (await onSave(next))) close(byKey)
    else {
      done.current = false
      setFailed(true)
    }
  }
  if (draft === null) {
    return (
      // A span, because the text breaks across lines like the prose around it; a button would be a block of its own.
      <span
        ref={text}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="button"
        tabIndex={0}
        title={`Edit: ${label.toLowerCase()}`}
        className={cn(
          '-mx-0.5 cursor-text rounded-sm box-decoration-clone px-0.5 py-1 wrap-anywhere hover:bg-act-soft',
          className,
        )}
        // Somebody who marks words to copy them does not want to write.
        onClick={() => {
          if (window.getSelection()?.isCollapsed !== false) begin()
        }}
        onKeyDown={event => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault()
            begin()
          }
        }}
      >
        {shown}
      </span>
    )
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close(true)
    }
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      void save(true)
    }
  }
  const style = cn(
    'w-full min-w-0 resize-none wrap-anywhere rounded-sm bg-surface px-1 text-inherit outline-2 outline-focus [font:inherit] [letter-spacing:inherit]',
    className,
  )
  const again = failed && (
    <output className="mt-0.5 block font-sans text-caption font-normal text-bad">
      Not saved yet, your words are kept.{' '}
      <button
        type="button"
        className="link"
        onMouseDown={event => event.preventDefault()}
        onClick={() => void save(true)}
      >
        Save again
      </button>{' '}
      or press Escape to give them up.
    </output>
  )
  if (type === 'date') {
    return (
      <>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever pressed the date wants to change it
          autoFocus
          type="date"
          aria-label={label}
          value={draft}
          className={style}
          onBlur={() => void save(false)}
          onKeyDown={keys}
          onChange={event => setDraft(event.target.value)}
        />
        {again}
      </>
    )
  }
  return (
    <>
      <textarea
        // Whoever pressed the text wants to write.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={label}
        rows={Math.max(1, Math.ceil(draft.length / 60))}
        value={draft}
        className={cn(style, 'block [field-sizing:content]')}
        onFocus={event => event.target.select()}
        onBlur={() => void save(false)}
        onKeyDown={keys}
        onChange={event => setDraft(event.target.value)}
      />
      {again}
    </>
  )
}
