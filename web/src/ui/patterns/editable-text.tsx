import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cn } from '../cn.ts'
import { TextBox } from './text-box.tsx'

type EditableTextProps = {
  value: string
  /** Names what is edited: "Decision". */
  label: string
  /** Absent: plain text. A false answer keeps the box open with the words. */
  onSave?: ((text: string) => Promise<boolean>) | undefined
  /** What is shown for the value, when it reads differently (a date), or when there is none. */
  shown?: ReactNode
  type?: 'text' | 'date'
  /** Nothing can be stored right now. */
  busy?: boolean
  /** The box is a field of its own, not set in the type of the text. */
  boxed?: boolean
  className?: string | undefined
}

/** Text that turns into a box where it stands. */
export function EditableText({
  value,
  label,
  onSave,
  shown = value,
  type = 'text',
  busy = false,
  boxed = false,
  className,
}: EditableTextProps) {
  const [open, setOpen] = useState(false)
  const text = useRef<HTMLSpanElement>(null)
  const goesBack = useRef(false)
  useEffect(() => {
    if (open || !goesBack.current) return
    goesBack.current = false
    text.current?.focus({ preventScroll: true })
  }, [open])
  if (open && onSave)
    return (
      <TextBox
        label={label}
        value={value}
        type={type}
        busy={busy}
        plain={!boxed}
        className={boxed ? undefined : className}
        onClose={async (next, byKey) => {
          if (next !== null && next !== value && !(await onSave(next))) return false
          goesBack.current = byKey
          setOpen(false)
          return true
        }}
      />
    )
  if (!onSave) return <span className={cn('wrap-anywhere', className)}>{shown}</span>
  const begin = () => {
    // Somebody who marks words to copy them does not want to write.
    const marking = window.getSelection()?.isCollapsed === false
    if (!busy && !marking) setOpen(true)
  }
  return (
    // A span, because the text breaks across lines like the prose around it; a button would be a block of its own.
    <span
      ref={text}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      title={`Edit: ${label.toLowerCase()}`}
      className={cn(
        '-mx-0.5 cursor-text rounded-sm box-decoration-clone px-0.5 wrap-anywhere decoration-line-strong hover:bg-act-soft',
        // In a drawing other things to press stand right above and below: taller, it would lie over them.
        boxed ? 'pointer-coarse:py-1' : 'py-1',
        className,
      )}
      onClick={begin}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        begin()
      }}
    >
      {shown}
    </span>
  )
}
