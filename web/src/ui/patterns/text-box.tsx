import { useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '../cn.ts'

type TextBoxProps = {
  label: string
  value: string
  /** Gets the new words, or null when nothing is to change. A false answer: they could not be stored, and the box stays with them. byKey: the focus goes back to where it came from. */
  onClose: (text: string | null, byKey: boolean) => Promise<boolean>
  /** Changes wait; the words stay in their box. */
  busy?: boolean
  placeholder?: string | undefined
  /** Written in the type of what stands around it. */
  plain?: boolean
  type?: 'text' | 'date'
  className?: string | undefined
}

const boxed =
  'w-full rounded-md border border-line-strong bg-surface px-[11px] py-[7px] text-left text-body font-normal min-h-(--control) max-md:text-base aria-invalid:border-bad'
const asTheText =
  'w-full min-w-0 rounded-sm bg-surface px-1 text-inherit outline-2 outline-focus [font:inherit] [letter-spacing:inherit]'

/** The box that words are changed in where they stand. Enter or leaving saves, Escape gives the old ones back; what could not be stored is kept. */
export function TextBox({
  label,
  value,
  onClose,
  busy = false,
  placeholder,
  plain = false,
  type = 'text',
  className,
}: TextBoxProps) {
  const done = useRef(false)
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open')
  const close = async (text: string | null, byKey: boolean) => {
    if (done.current || (busy && text !== null)) return
    done.current = true
    setState('saving')
    if (await onClose(text?.trim() || null, byKey)) return
    done.current = false
    setState('failed')
  }
  const keys = (event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      void close(null, true)
    }
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      void close(event.currentTarget.value, true)
    }
  }
  const look = cn(plain ? asTheText : boxed, className)
  const shared = {
    ref: field,
    // The reader has just asked for this box.
    autoFocus: true,
    'aria-label': label,
    'aria-invalid': state === 'failed' || undefined,
    defaultValue: value,
    readOnly: state === 'saving',
    onKeyDown: keys,
    onBlur: () => void close(field.current?.value ?? null, false),
  }
  return (
    <span data-box className={cn('block', !plain && 'my-0.5 font-sans')}>
      {type === 'date' ? (
        <input type="date" {...shared} className={look} />
      ) : (
        <textarea
          rows={Math.max(1, Math.ceil(value.length / 60))}
          placeholder={placeholder}
          {...shared}
          className={cn(look, 'block resize-none wrap-anywhere [field-sizing:content]')}
          onFocus={event => putCaretAtEnd(event.currentTarget)}
        />
      )}
      <BoxNote
        state={state}
        busy={busy}
        quiet={plain}
        onAgain={() => void close(field.current?.value ?? null, true)}
      />
    </span>
  )
}

function BoxNote({
  state,
  busy,
  quiet,
  onAgain,
}: {
  state: 'open' | 'saving' | 'failed'
  busy: boolean
  /** Says nothing while there is nothing wrong. */
  quiet: boolean
  onAgain: () => void
}) {
  const hint = busy
    ? 'One moment, the last change is being computed'
    : 'Enter saves, Escape cancels'
  return (
    <span
      aria-live="polite"
      className={cn('cap mt-0.5 block font-sans font-normal', state === 'failed' && 'text-bad')}
    >
      {state === 'failed' ? (
        <>
          Not saved yet, your words are kept.{' '}
          <button
            type="button"
            className="link"
            onMouseDown={event => event.preventDefault()}
            onClick={onAgain}
          >
            Save again
          </button>{' '}
          or press Escape to give them up.
        </>
      ) : (
        (busy || !quiet) && hint
      )}
    </span>
  )
}

function putCaretAtEnd(field: HTMLTextAreaElement) {
  const end = field.value.length
  field.setSelectionRange(end, end)
}
