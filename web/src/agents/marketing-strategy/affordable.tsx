import { plainMoney } from '@sextant/contracts/company/money-words'
import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import {
  BUYERS,
  BUYERS_WORDS,
  PUBLISHED_BRAND,
} from '@sextant/contracts/marketing-strategy/spending-words'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { InlineSelect } from '../editing/inline-select.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { ratioWords, winWords } from './afford-words.ts'
import { RatioBar } from './bar.tsx'

type Part = DeepPartial<Budget> | undefined
const BUYER_OPTIONS = BUYERS.map(value => ({ value, label: BUYERS_WORDS[value] }))

/** Brand and activation beside the published ratio, and whether the money comes back. */
export function Affordable({ budget }: { budget: Part }) {
  return (
    <div className="grid gap-x-10 gap-y-5 @2xl:grid-cols-[5fr_4fr]">
      <Ratio budget={budget} />
      <Returns budget={budget} />
    </div>
  )
}

function Ratio({ budget }: { budget: Part }) {
  const {
    brand = 0,
    activation = 0,
    brandShare,
    currency = 'USD',
    buyers = 'people',
  } = budget ?? {}
  const published = PUBLISHED_BRAND[buyers]
  if (brandShare === null || brandShare === undefined) return <span />
  const parts = [
    `Brand ${plainMoney(brand, currency)} · ${(brandShare * 100).toFixed(1)}%`,
    `Activation ${plainMoney(activation, currency)} · ${((1 - brandShare) * 100).toFixed(1)}%`,
  ]
  const words = ratioWords(budget, published)
  return (
    <div className="grid content-start gap-1.5">
      <p className="cap">
        Brand and activation, sold to{' '}
        <InlineSelect
          value={buyers}
          path={['body', 'budget', 'buyers']}
          label="Sold to"
          options={BUYER_OPTIONS}
        />
      </p>
      <RatioBar share={brandShare} mark={published.share} label={`${parts.join('; ')}. ${words}`} />
      <p className="flex flex-wrap justify-between gap-x-4 text-caption tabular-nums">
        {parts.map(part => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <p className="cap">{words}</p>
    </div>
  )
}

/** What a win may cost, what it leaves, and when it has paid. */
function Returns({ budget }: { budget: Part }) {
  const figures = figuresOf(budget)
  return (
    <div className="grid content-start gap-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        {figures.map(({ name, value }) => (
          <div key={name} className="border-l border-line pl-4 first:border-l-0 first:pl-0">
            <dt className="cap">{name}</dt>
            <dd className="text-read font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-caption text-ink-2">
        <InlineClaim
          prose
          check
          claim={budget?.worthFrom}
          path={['body', 'budget', 'worthFrom']}
          label="What a win is worth"
        />
      </p>
    </div>
  )
}

function figuresOf(budget: Part): { name: string; value: string }[] {
  const { perWin, worth, payback, expected, needed, win, currency = 'USD' } = budget ?? {}
  const money = (cents: number | null | undefined): string =>
    cents === null || cents === undefined ? 'not known' : plainMoney(cents, currency)
  const months = payback === null || payback === undefined ? null : `${payback.toFixed(1)} months`
  const brings = expected === null || expected === undefined ? null : winWords(expected, win)
  return [
    { name: `Costs as planned, each ${win?.one ?? 'win'}`, value: money(perWin) },
    {
      name: worth?.of === 'sale' ? 'Leaves, each sale' : 'Leaves in a year',
      value: money(worth?.cents),
    },
    ...(months ? [{ name: 'Paid back after', value: months }] : []),
    ...(brings ? [{ name: 'It brings, at today’s cost', value: brings }] : []),
    ...(typeof needed === 'number'
      ? [{ name: 'The goal takes, at today’s cost', value: money(needed) }]
      : []),
  ]
}
