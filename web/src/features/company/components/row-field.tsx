import { attributeWords, chipWords } from '@sextant/contracts/company/attribute-words'
import type { Control } from '@sextant/contracts/company/controls'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { useId } from 'react'
import { cn } from '@/ui/cn.ts'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import type { Draft } from '../fact-draft.ts'

type RowFieldProps = {
  kind: FactKind
  attribute: string
  control: Control
  draft: Draft
  onChange: (raw: string) => void
  wrong?: string | undefined
  currency: string
  /** The row's name, for those who only hear the field. */
  row: string
  /** The column's label stands above already, where there is room for columns. */
  isLabelled?: boolean
}

/** One attribute in a row of a card: small, its unit inside the field. */
export function RowField(props: RowFieldProps) {
  const { kind, attribute, control, draft, onChange, wrong, currency, row } = props
  const id = useId()
  const label = attributeWords(kind, attribute)
  const raw = draft[attribute]
  const value = typeof raw === 'string' ? raw : ''
  const described = {
    id,
    'aria-invalid': wrong ? (true as const) : undefined,
    'aria-describedby': wrong ? `${id}-wrong` : undefined,
  }
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label
        htmlFor={id}
        title={label}
        className={cn(
          'line-clamp-2 text-caption leading-4 font-medium text-ink-3',
          props.isLabelled && '@md:sr-only',
        )}
      >
        {label}
        <span className="sr-only"> of {row}</span>
      </label>
      {control.as === 'chips' || control.as === 'yes-no' ? (
        <NativeSelect
          {...described}
          value={value}
          className="pl-2"
          onChange={event => onChange(event.target.value)}
        >
          <option value="">–</option>
          {(control.as === 'chips' ? control.options : ['yes', 'no']).map(option => (
            <option key={option} value={option}>
              {chipWords(option === 'no' && control.as === 'yes-no' ? 'No' : option)}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <WithUnit {...unitOf(control, draft, currency)}>
          {padding => (
            <Input
              {...described}
              autoComplete="off"
              inputMode={control.as === 'text' || control.as === 'day' ? 'text' : 'decimal'}
              placeholder={control.as === 'day' ? 'Apr 2027' : undefined}
              value={value}
              className={cn(padding, control.as !== 'text' && control.as !== 'day' && 'text-right')}
              onChange={event => onChange(event.target.value)}
            />
          )}
        </WithUnit>
      )}
      {wrong && (
        <p id={`${id}-wrong`} className="text-caption text-bad">
          {wrong}
        </p>
      )}
    </div>
  )
}

type Unit = { before?: string; after?: string }

function unitOf(control: Control, draft: Draft, currency: string): Unit {
  const form = control.as === 'figure' ? draft[control.form] : undefined
  if (control.as === 'amount' || form === 'money') return { before: signOf(currency) }
  if (control.as === 'share' || control.as === 'growth' || form === 'share') return { after: '%' }
  return {}
}

/** The currency's own sign: "£". */
function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

function WithUnit({
  before,
  after,
  children,
}: Unit & { children: (padding: string) => React.ReactNode }) {
  const padding = cn('px-2', before && (before.length > 1 ? 'pl-11' : 'pl-6'), after && 'pr-7')
  return (
    <span className="relative block">
      {before && <UnitSign className="left-[9px]">{before}</UnitSign>}
      {children(padding)}
      {after && <UnitSign className="right-[9px]">{after}</UnitSign>}
    </span>
  )
}

function UnitSign({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'pointer-events-none absolute top-1/2 -translate-y-1/2 text-caption text-ink-3',
        className,
      )}
    >
      {children}
    </span>
  )
}
