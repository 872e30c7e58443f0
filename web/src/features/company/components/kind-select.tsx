import { FACT_KINDS, type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'

type KindSelectProps = {
  /** Kinds that are offered elsewhere, or that it is. */
  but: readonly FactKind[]
  onChoose: (kind: FactKind) => void
  /** What it is that is sorted, for those who only hear the list. */
  of?: string
  disabled?: boolean
}

/** All other things it could be, in a list. */
export function KindSelect({ but, onChoose, of, disabled }: KindSelectProps) {
  return (
    <span className="w-36">
      <NativeSelect
        aria-label={of ? `${of} is something else` : 'Something else'}
        className="h-(--control-sm) text-caption pointer-coarse:h-11"
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
