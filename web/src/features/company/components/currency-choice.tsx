import { useId } from 'react'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { homeCurrency } from '../home-currency.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'currency' })

type CurrencyChoiceProps = { value: string; onChange: (currency: string) => void }

/** What the amounts of a new model are in: the likeliest first. */
export function CurrencyChoice({ value, onChange }: CurrencyChoiceProps) {
  const id = useId()
  const all = [...new Set([homeCurrency(), ...Intl.supportedValuesOf('currency')])]
  return (
    <div className="flex items-center gap-2 px-3.5 pb-2.5 text-caption text-ink-3">
      <label htmlFor={id} className="whitespace-nowrap">
        Amounts are in
      </label>
      <NativeSelect
        id={id}
        value={value}
        className="w-[15rem] max-w-[50vw] pl-2"
        onChange={event => onChange(event.target.value)}
      >
        {all.map(currency => (
          <option key={currency} value={currency}>
            {currency}, {NAMES.of(currency)}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
