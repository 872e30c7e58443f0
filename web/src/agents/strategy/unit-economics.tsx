import type { ReactNode } from 'react'
import type { Claim } from '@sextant/contracts/deliverable'
import type { UnitEconomics } from '@sextant/contracts/strategy/business-model-canvas'
import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { asShown } from '../editing/number-kinds.ts'
import { PartHeading } from './row-table.tsx'

const times = (value: number | null | undefined, unit: string) =>
  value === null || value === undefined ? 'not known' : `${asShown(value, 'plain')}${unit}`

const at = (field: keyof UnitEconomics) => ['body', 'economics', field]

/** What goes in on the left, what follows from it on the right. Only the left can be changed. */
export function UnitEconomicsTable({
  economics,
  verdict,
}: {
  economics: DeepPartial<UnitEconomics>
  verdict: DeepPartial<Claim> | null | undefined
}) {
  return (
    <section>
      <PartHeading
        note={
          <>
            {economics.line?.text && `${economics.line.text}, `}per{' '}
            <InlineText value={economics.unit} path={at('unit')} label="Unit" />
          </>
        }
      >
        Unit economics
      </PartHeading>
      {verdict && (
        <p className="mb-3 max-w-[46rem]">
          <InlineClaim
            claim={verdict}
            path={['body', 'economicsVerdict']}
            label="Verdict on the unit economics"
          />
        </p>
      )}
      <div className="grid gap-x-10 @2xl:grid-cols-2">
        <Inputs economics={economics} />
        <Results economics={economics} />
      </div>
    </section>
  )
}

const MONEY = { kind: 'money', whole: true } as const
/** The inputs by name, with how each is written. */
const INPUTS = [
  { input: 'priceCents', name: 'Price', ...MONEY },
  { input: 'variableCostCents', name: 'Variable cost', ...MONEY },
  { input: 'fixedMonthlyCents', name: 'Fixed cost a month', ...MONEY, step: 10_000 },
  { input: 'purchasesPerMonth', name: 'Purchases a month, each customer' },
  {
    input: 'monthlyChurn',
    name: 'Customers lost a month',
    kind: 'percent',
    max: 1,
    step: 0.001,
  },
  { input: 'cacCents', name: 'Cost of winning a customer', ...MONEY },
] as const

function Inputs({ economics }: { economics: DeepPartial<UnitEconomics> }) {
  const missing = present(economics.missing)
  return (
    <Figures title="Inputs">
      {INPUTS.map(({ input, name, ...limits }) => (
        <Figure
          key={input}
          name={name}
          note={missing.find(one => one.input === input)?.claim?.text}
        >
          <InlineNumber
            value={economics[input]}
            path={at(input)}
            label={name}
            currency={economics.currency}
            min={0}
            nullable
            {...limits}
          />
        </Figure>
      ))}
    </Figures>
  )
}

function Results({ economics }: { economics: DeepPartial<UnitEconomics> }) {
  const { currency } = economics
  return (
    <Figures title="What follows">
      <Figure name="Contribution of one">
        {asShown(economics.contributionCents, 'money', currency)}
      </Figure>
      <Figure name="Margin">{asShown(economics.marginRatio, 'percent')}</Figure>
      <Figure name="Break-even a month, by this line alone">
        {times(economics.breakEvenUnits, '')}
      </Figure>
      <Figure name="Lifetime value">{asShown(economics.ltvCents, 'money', currency)}</Figure>
      <Figure name="Lifetime value ÷ cost of winning">{times(economics.ltvToCac, '×')}</Figure>
      <Figure name="Paid back after">{times(economics.paybackMonths, ' months')}</Figure>
    </Figures>
  )
}

function Figures({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="cap border-b border-line-strong py-1.5 font-medium">{title}</h4>
      <dl>{children}</dl>
    </div>
  )
}

/** note: what would fill it. */
function Figure({
  name,
  note,
  children,
}: {
  name: string
  note?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-1.5 text-caption">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
      {note && <dd className="col-span-2 mt-0.5 text-ink-3">{note}</dd>}
    </div>
  )
}
