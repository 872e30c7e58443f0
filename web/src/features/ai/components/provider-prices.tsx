import type { AiPrices } from '@sextant/contracts/ai/prices'
import { dollars } from '@/ui/patterns/money.ts'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { PRICE_FIELDS, type ProviderDraft } from '../provider-draft.ts'

const SIZES = { large: 'Model', small: 'Smaller model' } as const
const KINDS = { input: 'Input', cached: 'Cached input', output: 'Output' } as const
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]

type ProviderPricesProps = {
  values: ProviderDraft['prices']
  /** Of the installation: they count where nothing is entered. */
  standard: AiPrices
  error: string | undefined
  onChange: (name: keyof ProviderDraft['prices'], price: string) => void
}

/** What the models cost, so that the budget counts what the provider will ask for. */
export function ProviderPrices({ values, standard, error, onChange }: ProviderPricesProps) {
  return (
    <Collapsible className="border-y border-line" defaultOpen={Object.values(values).some(Boolean)}>
      <CollapsibleTrigger className="text-caption">What they cost</CollapsibleTrigger>
      <CollapsibleContent className="grid gap-2.5 pb-4">
        <p className="text-caption text-ink-2">
          In US dollars per million tokens. Left empty, the budget counts with the prices shown.
        </p>
        <table className="w-full border-collapse text-caption">
          <thead>
            <tr>
              <th scope="col" className="w-[28%]">
                <span className="sr-only">Which</span>
              </th>
              {kinds.map(kind => (
                <th key={kind} scope="col" className="pb-1.5 pl-2 text-left font-medium text-ink-3">
                  {KINDS[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['large', 'small'] as const).map(size => (
              <tr key={size}>
                <th scope="row" className="py-1 pr-1 text-left font-medium">
                  {SIZES[size]}
                </th>
                {PRICE_FIELDS.filter(field => field.size === size).map(({ kind, name }) => (
                  <td key={name} className="py-1 pl-2">
                    <Input
                      aria-label={`${SIZES[size]}, ${KINDS[kind].toLowerCase()}`}
                      aria-invalid={error ? true : undefined}
                      inputMode="decimal"
                      autoComplete="off"
                      placeholder={dollars(standard[size][kind])}
                      value={values[name]}
                      onChange={event => onChange(name, event.target.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p aria-live="polite" className="text-caption text-bad">
          {error}
        </p>
      </CollapsibleContent>
    </Collapsible>
  )
}
