import { FACT_KINDS, type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { useEffect, useRef } from 'react'
import { cn } from '@/ui/cn.ts'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'

type KindSelectProps = {
  /** Kinds that are offered elsewhere, or that it is. */
  but: readonly FactKind[]
  onChoose: (kind: FactKind) => void
  /** What it is that is sorted, for those who only hear the list. */
  of?: string
  disabled?: boolean
  /** Stands among quiet buttons, as one of them. */
  quiet?: boolean
  /** It was asked for just now: the keyboard goes on here. */
  takesFocus?: boolean
}

/** All other things it could be, in a list. */
export function KindSelect(props: KindSelectProps) {
  const { but, onChoose, of, disabled, quiet, takesFocus } = props
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('select')?.focus()
  }, [takesFocus])
  return (
    <span ref={place} className="w-36 max-md:w-44">
      <NativeSelect
        aria-label={of ? `${of} is something else` : 'Something else'}
        className={cn(
          'h-(--control-sm) text-caption pointer-coarse:h-11',
          quiet &&
            'border-transparent bg-transparent pl-2.5 font-medium text-ink-2 hover:bg-act-soft hover:text-ink',
        )}
        value=""
        disabled={disabled}
        onChange={event => onChoose(event.target.value as FactKind)}
      >
        <option value="">Something else</option>
        {FACT_KINDS.filter(kind => !but.includes(kind)).map(kind => (
          <option key={kind} value={kind}>
            {KIND_NAMES[kind].one}
          </option>
        ))}
      </NativeSelect>
    </span>
  )
}
