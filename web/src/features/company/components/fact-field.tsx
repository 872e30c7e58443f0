import { type Control } from '@sextant/contracts/company/controls'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { PERIODS } from '@sextant/contracts/company/figures'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { TokenInput } from '@/ui/patterns/token-input.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { attributeWords } from '@sextant/contracts/company/attribute-words'
import type { Draft } from '../fact-draft.ts'
import { Chips, ManyChips } from './chips.tsx'

export type FieldProps = {
  kind: FactKind
  attribute: string
  control: Control
  draft: Draft
  onChange: (name: string, raw: string | string[]) => void
  wrong?: string | undefined
  currency: string
  /** Facts that this one may be about. */
  others: readonly CompanyFactRow[]
}

/** One attribute of a card, as its control. */
export function FactField(props: FieldProps) {
  const { kind, attribute, control, wrong } = props
  const label = attributeWords(kind, attribute)
  if (control.as === 'chips' || control.as === 'yes-no')
    return (
      <fieldset className="col-span-full grid gap-1.5">
        <legend className="text-caption font-medium">{label}</legend>
        <Choice {...props} label={label} />
      </fieldset>
    )
  return (
    <Field label={label} error={wrong} hint={hintOf(control)}>
      {described => <Typed {...props} label={label} described={described} />}
    </Field>
  )
}

/** Whether a keyboard of figures is enough; several of them need a sign between. */
const isFigure = ({ as }: Control): boolean => as !== 'text' && as !== 'day' && as !== 'months'

const raw = (draft: Draft, name: string): string => {
  const value = draft[name]
  return typeof value === 'string' ? value : ''
}

function hintOf({ as }: Control): string | undefined {
  if (as === 'share') return 'Percent'
  if (as === 'growth') return 'Percent; a minus for less'
  if (as === 'months') return 'January first: 12; 9; 20 …'
  return as === 'day' ? '2027, 2027-04 or a day' : undefined
}

function Choice({ attribute, control, draft, onChange, label }: FieldProps & { label: string }) {
  const change = (value: string | string[]) => onChange(attribute, value)
  if (control.as === 'chips' && control.several) {
    const value = draft[attribute]
    return (
      <ManyChips
        label={label}
        options={control.options}
        value={Array.isArray(value) ? value : []}
        onChange={change}
      />
    )
  }
  const options = control.as === 'chips' ? control.options : ['yes', 'no']
  return <Chips label={label} options={options} value={raw(draft, attribute)} onChange={change} />
}

type TypedProps = FieldProps & {
  label: string
  described: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }
}

function Typed({
  attribute,
  control,
  draft,
  onChange,
  currency,
  others,
  label,
  described,
}: TypedProps) {
  const text = raw(draft, attribute)
  if (control.as === 'amount')
    return (
      <AmountInput
        described={described}
        label={label}
        currency={currency}
        amount={text}
        per={raw(draft, `${attribute}.per`)}
        onAmount={value => onChange(attribute, value)}
        onPer={value => onChange(`${attribute}.per`, value)}
      />
    )
  if (control.as === 'unit')
    return (
      <div className="grid grid-cols-2 gap-1.5">
        {(['one', 'many'] as const).map((part, index) => (
          <Input
            key={part}
            {...(index === 0 ? described : { 'aria-label': `${label}, several` })}
            placeholder={part === 'one' ? 'order' : 'orders'}
            value={raw(draft, `${attribute}.${part}`)}
            onChange={event => onChange(`${attribute}.${part}`, event.target.value)}
          />
        ))}
      </div>
    )
  if (control.as === 'names') {
    const value = draft[attribute]
    return (
      <TokenInput
        {...described}
        label={label}
        value={Array.isArray(value) ? value : []}
        onChange={next => onChange(attribute, next)}
      />
    )
  }
  if (control.as === 'fact')
    return (
      <NativeSelect
        {...described}
        value={text}
        onChange={event => onChange(attribute, event.target.value)}
      >
        <option value="">Nothing named</option>
        {kindsOf(others).map(of => (
          <optgroup key={of} label={KIND_NAMES[of].many}>
            {others
              .filter(other => other.kind === of)
              .map(({ id, label: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </NativeSelect>
    )
  return (
    <Input
      {...described}
      inputMode={isFigure(control) ? 'decimal' : 'text'}
      value={text}
      onChange={event => onChange(attribute, event.target.value)}
    />
  )
}

/** What is sold stands first: most cards are about a line. */
const kindsOf = (others: readonly CompanyFactRow[]): FactKind[] =>
  [...new Set(others.map(({ kind }) => kind))].toSorted(
    (one, other) => Number(other === 'offer') - Number(one === 'offer'),
  )

type AmountProps = {
  described: TypedProps['described']
  label: string
  currency: string
  amount: string
  per: string
  onAmount: (value: string) => void
  onPer: (value: string) => void
}

function AmountInput({ described, label, currency, amount, per, onAmount, onPer }: AmountProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1.5">
      <Input
        {...described}
        inputMode="decimal"
        placeholder={currency}
        value={amount}
        onChange={event => onAmount(event.target.value)}
      />
      <NativeSelect
        aria-label={`${label}, per`}
        value={per}
        onChange={event => onPer(event.target.value)}
      >
        <option value="">each</option>
        {PERIODS.filter(period => period !== 'sale').map(period => (
          <option key={period} value={period}>
            {period === 'once' ? 'once' : `a ${period}`}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
