import { PlusIcon, XIcon } from 'lucide-react'
import { useRef, useState, type ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { inputStyle } from '../primitives/input.tsx'

type TokenInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'placeholder' | 'aria-describedby' | 'aria-invalid'
> & {
  value: readonly string[]
  onChange: (value: string[]) => void
  /** What the entries are, for those who only hear the buttons: "Channels". */
  label: string
  /** Offered below until chosen. */
  suggestions?: readonly string[]
  onBlur?: () => void
}

/** A list of short entries: Enter adds what is typed, a pasted column becomes one entry a line, Backspace in the empty field takes the last one out. */
export function TokenInput({
  value,
  onChange,
  label,
  suggestions = [],
  onBlur,
  className,
  ...props
}: TokenInputProps & { className?: string }) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const add = (texts: readonly string[]) => {
    const next = [...new Set([...value, ...texts.map(text => text.trim()).filter(Boolean)])]
    if (next.length > value.length) onChange(next)
    setTyped('')
  }
  const remove = (entry: string) => {
    onChange(value.filter(other => other !== entry))
    field.current?.focus()
  }
  const left = suggestions.filter(entry => !value.includes(entry))
  return (
    <div className={cn('grid gap-2', className)}>
      <div
        className={cn(
          inputStyle,
          'flex min-h-(--control) flex-wrap items-center gap-1.5 px-1.5 py-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus',
          props['aria-invalid'] && 'border-bad',
        )}
      >
        {value.length > 0 && <Entries entries={value} label={label} onRemove={remove} />}
        <input
          {...props}
          ref={field}
          value={typed}
          autoComplete="off"
          className="h-7 min-w-32 flex-1 bg-transparent px-1.5 outline-none placeholder:text-ink-3 max-md:h-9 max-md:text-base"
          placeholder={value.length === 0 ? props.placeholder : undefined}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && typed.trim() && !event.nativeEvent.isComposing) {
              event.preventDefault()
              add([typed])
            }
            const last = value.at(-1)
            if (event.key === 'Backspace' && typed === '' && last !== undefined) {
              event.preventDefault()
              setTyped(last)
              onChange(value.slice(0, -1))
            }
          }}
          onPaste={event => {
            const lines = event.clipboardData.getData('text').split(/\r?\n/)
            if (lines.length > 1) {
              event.preventDefault()
              add([typed, ...lines])
            }
          }}
          onBlur={() => {
            if (typed.trim()) add([typed])
            onBlur?.()
          }}
        />
      </div>
      {left.length > 0 && <Suggestions entries={left} onAdd={entry => add([entry])} />}
    </div>
  )
}

function Entries({
  entries,
  label,
  onRemove,
}: {
  entries: readonly string[]
  label: string
  onRemove: (entry: string) => void
}) {
  return (
    <ul aria-label={`${label} so far`} className="contents">
      {entries.map(entry => (
        <li
          key={entry}
          className="flex max-w-full items-center rounded-sm bg-sunken pl-2 text-caption text-ink"
        >
          <span className="min-w-0 py-[3px] wrap-anywhere">{entry}</span>
          <button
            type="button"
            aria-label={`Remove ${entry}`}
            className="grid min-h-6 w-6 shrink-0 place-items-center self-stretch rounded-sm text-ink-3 hover:text-ink max-md:min-h-9 max-md:w-9"
            onClick={() => onRemove(entry)}
          >
            <XIcon aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Suggestions({
  entries,
  onAdd,
}: {
  entries: readonly string[]
  onAdd: (entry: string) => void
}) {
  return (
    <div className="flex flex-wrap gap-1">
      {entries.map(entry => (
        <button
          key={entry}
          type="button"
          aria-label={`Add ${entry}`}
          className="inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 text-caption text-ink-2 hover:bg-act-soft hover:text-ink max-md:min-h-11 max-md:px-2.5"
          onClick={() => onAdd(entry)}
        >
          <PlusIcon aria-hidden className="size-3 text-ink-3" />
          {entry}
        </button>
      ))}
    </div>
  )
}
