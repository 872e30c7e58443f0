import type { ReactNode } from 'react'
import type { Claim } from '@sextant/contracts/deliverable'
import type { UnitEconomics } from '@sextant/contracts/strategy/business-model-canvas'
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
  verdict: DeepPartial<Claim> | undefined
}) {
  return (
    <section>
      <PartHeading
        note={
          <>
            per <InlineText value={economics.unit} path={at('unit')} label="Unit" />
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

function Inputs({ economics }: { economics: DeepPartial<UnitEconomics> }) {
  return (
    <Figures title="Inputs">
      <Figure name="Price">
        <InlineNumber
          value={economics.priceCents}
          path={at('priceCents')}
          label="Price"
          kind="money"
          min={0}
          nullable
          whole
        />
      </Figure>
      <Figure name="Variable cost">
        <InlineNumber
          value={economics.variableCostCents}
          path={at('variableCostCents')}
          label="Variable cost"
          kind="money"
          min={0}
          nullable
          whole
        />
      </Figure>
      <Figure name="Fixed cost a month">
        <InlineNumber
          value={economics.fixedMonthlyCents}
          path={at('fixedMonthlyCents')}
          label="Fixed cost a month"
          kind="money"
          min={0}
          nullable
          whole
          step={10_000}
        />
      </Figure>
      <Figure name="Purchases a month, each customer">
        <InlineNumber
          value={economics.purchasesPerMonth}
          path={at('purchasesPerMonth')}
          label="Purchases a month"
          min={0}
          nullable
        />
      </Figure>
      <Figure name="Customers lost a month">
        <InlineNumber
          value={economics.monthlyChurn}
          path={at('monthlyChurn')}
          label="Customers lost a month"
          kind="percent"
          min={0}
          max={1}
          step={0.001}
          nullable
        />
      </Figure>
      <Figure name="Cost of winning a customer">
        <InlineNumber
          value={economics.cacCents}
          path={at('cacCents')}
          label="Cost of winning a customer"
          kind="money"
          min={0}
          nullable
          whole
        />
      </Figure>
    </Figures>
  )
}

function Results({ economics }: { economics: DeepPartial<UnitEconomics> }) {
  return (
    <Figures title="What follows">
      <Figure name="Contribution of one">{asShown(economics.contributionCents, 'money')}</Figure>
      <Figure name="Margin">{asShown(economics.marginRatio, 'percent')}</Figure>
      <Figure name="Break-even a month">{times(economics.breakEvenUnits, '')}</Figure>
      <Figure name="Lifetime value">{asShown(economics.ltvCents, 'money')}</Figure>
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

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-1.5 text-caption">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
