import type { Computation } from '@sextant/contracts/deliverable'
import type { UnitEconomics } from '@sextant/contracts/strategy/business-model-canvas'
import { money, months, percent, times } from '../../math/format.ts'
import {
  breakEvenUnits,
  contributionMargin,
  contributionPerUnit,
  ltv,
  ltvToCac,
  paybackMonths,
} from '../../math/unit-economics.ts'
import type { Desk } from '../desk.ts'
import type { Currency } from '../reading/figures.ts'
import type { Item } from '../reading/reading.ts'

type Inputs = Pick<
  UnitEconomics,
  | 'unit'
  | 'priceCents'
  | 'variableCostCents'
  | 'fixedMonthlyCents'
  | 'purchasesPerMonth'
  | 'monthlyChurn'
  | 'cacCents'
>

const FIXED = /\b(?:fixed|a month|rent|overhead|monthly|per month|wages|salaries)\b/i
const WEEKS_A_MONTH = 52 / 12

/** The inputs as the user gave them, with the statements they stand in. */
export function readInputs(desk: Desk): { inputs: Inputs; from: Item[]; sold: string } {
  const { reading } = desk
  const from: Item[] = []
  const use = <T>(item: Item | undefined, value: T | undefined): T | null => {
    if (item && value !== undefined && value !== null) {
      if (!from.includes(item)) from.push(item)
      return value
    }
    return null
  }
  const priceItem = [...reading.items('prices'), ...reading.items('offer')].find(
    i => i.money.length > 0,
  )
  const average =
    priceItem && /\b(?:average|avg|on average)\b/i.test(priceItem.quote)
      ? priceItem.money.at(-1)
      : priceItem?.money[0]
  const costParts = reading.list('costs').filter(i => i.money.length > 0)
  const bills = monthly(costParts)
  const fixedItem =
    costParts.find(i => /\bfixed\b/i.test(i.quote)) ??
    (bills
      ? undefined
      : costParts.find(i => FIXED.test(i.quote) && (i.money[0]?.cents ?? 0) > 100_000))
  const variableItem = bills ? undefined : costParts.find(i => i !== fixedItem)
  const flow = reading
    .items('numbers')
    .concat(reading.list('numbers'))
    .flatMap(item => item.counts.map(c => ({ item, c })))
    .find(
      ({ item, c }) =>
        /^(?:accounts|subscribers|members|clients)$/.test(c.noun) ||
        (/\b(?:a|per|every) (?:week|month|day)\b/i.test(
          item.quote.slice(item.quote.indexOf(c.words)),
        ) &&
          !/\bchurn|leave/i.test(
            item.quote.slice(
              Math.max(0, item.quote.indexOf(c.words) - 12),
              item.quote.indexOf(c.words),
            ),
          )),
    )
  const rhythm =
    flow && /^(?:accounts|subscribers|members|clients)$/.test(flow.c.noun)
      ? 'month'
      : flow
        ? /\b(?:a|per|every) (week|month|day)\b/i
            .exec(flow.item.quote.slice(flow.item.quote.indexOf(flow.c.words)))?.[1]
            ?.toLowerCase()
        : undefined
  const perMonth =
    flow && rhythm
      ? Math.round(flow.c.value * (rhythm === 'week' ? WEEKS_A_MONTH : rhythm === 'day' ? 26 : 1))
      : undefined
  const churnItem = reading
    .list('numbers')
    .find(i => /\b(?:churn|leave|lose|cancel)\b/i.test(i.quote) && i.percents.length > 0)
  const cacItem = reading
    .list('numbers')
    .concat(reading.list('channels'))
    .find(
      i =>
        /\b(?:cac|new (?:one|customer|account|patient|client)|acquisition|to win|to get)\b/i.test(
          i.quote,
        ) && i.money.length > 0,
    )
  const goods = bills?.goods.reduce((sum, i) => sum + (i.money[0]?.cents ?? 0), 0) ?? 0
  const goodsEach =
    goods > 0 && perMonth !== undefined && perMonth > 0 ? Math.round(goods / perMonth) : undefined
  for (const i of bills ? [...bills.fixed, ...(goodsEach === undefined ? [] : bills.goods)] : [])
    from.push(i)
  return {
    inputs: {
      unit:
        churnItem && /\b(?:average|month|mo|per employee)\b/i.test(priceItem?.quote ?? '')
          ? desk.words.customer
          : priceItem?.quote.toLowerCase().includes(desk.words.product)
            ? desk.words.product
            : desk.words.purchase,
      priceCents: use(priceItem, average?.cents),
      variableCostCents: bills
        ? (goodsEach ?? null)
        : use(variableItem, variableItem?.money[0]?.cents),
      fixedMonthlyCents: bills
        ? bills.fixed.reduce((sum, i) => sum + (i.money[0]?.cents ?? 0), 0) || null
        : use(
            fixedItem,
            fixedItem?.money.find(m => m.cents > 50_000)?.cents ?? fixedItem?.money[0]?.cents,
          ),
      purchasesPerMonth: use(flow?.item, perMonth),
      monthlyChurn: use(churnItem, churnItem?.percents[0]?.ratio),
      cacCents: use(cacItem, cacItem?.money[0]?.cents),
    },
    from,
    sold: flow?.c.noun ?? desk.words.purchases,
  }
}

const GOODS =
  /\b(?:flowers?|stems?|stock|goods|ingredients?|flour|butter|materials?|supplies|packaging|parts|produce|food|beans|fabric|wool|ink|bottles)\b/i

/** Two or more bills named one by one for a month ("rent 1400 wages 2600 flowers 3000 a month"): goods go with each sale, the rest is paid anyway. Null where costs are told otherwise. */
function monthly(parts: readonly Item[]): { fixed: Item[]; goods: Item[] } | null {
  if (parts.some(i => /\bfixed\b/i.test(i.quote)) || !parts.some(i => i.money[0]?.per === 'month'))
    return null
  const bills = parts.filter(
    i => i.money.length === 1 && (i.money[0]?.per === 'month' || i.money[0]?.per === null),
  )
  if (bills.length < 2 || bills.length !== parts.length) return null
  return {
    fixed: bills.filter(i => !GOODS.test(i.quote)),
    goods: bills.filter(i => GOODS.test(i.quote)),
  }
}

/** Everything that follows from the inputs; null where one is missing. */
export function work(i: Inputs): UnitEconomics {
  const contribution =
    i.priceCents !== null && i.variableCostCents !== null
      ? contributionPerUnit(i.priceCents, i.variableCostCents)
      : null
  const margin =
    i.priceCents !== null && i.variableCostCents !== null
      ? contributionMargin(i.priceCents, i.variableCostCents)
      : null
  const good = margin !== null && margin >= 0 && margin <= 1 ? margin : null
  const value =
    i.priceCents !== null &&
    good !== null &&
    i.monthlyChurn !== null &&
    i.monthlyChurn > 0 &&
    i.monthlyChurn <= 1
      ? ltv(i.priceCents, good, i.monthlyChurn)
      : null
  return {
    ...i,
    contributionCents: contribution,
    marginRatio: margin === null ? null : Math.round(margin * 10_000) / 10_000,
    breakEvenUnits:
      i.fixedMonthlyCents !== null && contribution !== null
        ? breakEvenUnits(i.fixedMonthlyCents, contribution)
        : null,
    ltvCents: value,
    ltvToCac: value !== null && i.cacCents !== null ? round(ltvToCac(value, i.cacCents)) : null,
    paybackMonths:
      i.cacCents !== null && i.priceCents !== null && good !== null
        ? round(paybackMonths(i.cacCents, i.priceCents, good))
        : null,
  }
}
const round = (n: number | null) => (n === null ? null : Math.round(n * 10) / 10)

/** The ledger entries of the economics that could be worked out. */
export function entries(e: UnitEconomics, currency: Currency = 'USD'): Computation[] {
  const shown = (cents: number) => money(cents, currency)
  const out: Computation[] = []
  const add = (
    id: string,
    label: string,
    value: number | null,
    unit: Computation['unit'],
    display: string,
    formula: string,
    inputs: Record<string, number | null>,
  ) => {
    if (value !== null)
      out.push({
        id,
        label,
        value,
        unit,
        display,
        formula,
        inputs: Object.fromEntries(
          Object.entries(inputs).flatMap(([k, v]) => (v === null ? [] : [[k, v]])),
        ),
      })
  }
  add(
    'contribution',
    `Contribution per ${e.unit}`,
    e.contributionCents,
    'cents',
    shown(e.contributionCents ?? 0),
    'price − variable cost',
    { price: e.priceCents, cost: e.variableCostCents },
  )
  add(
    'margin',
    'Contribution margin',
    e.marginRatio,
    'percent',
    percent(e.marginRatio ?? 0, 1),
    'contribution ÷ price',
    { contribution: e.contributionCents, price: e.priceCents },
  )
  add(
    'break-even',
    `Break-even a month, counted in ${e.unit}`,
    e.breakEvenUnits,
    'count',
    (e.breakEvenUnits ?? 0).toLocaleString('en-US'),
    'fixed cost ÷ contribution, rounded up',
    { fixed: e.fixedMonthlyCents, contribution: e.contributionCents },
  )
  add(
    'per-month',
    `Sold a month`,
    e.purchasesPerMonth,
    'count',
    (e.purchasesPerMonth ?? 0).toLocaleString('en-US'),
    'as given; a week × 52 ÷ 12',
    {},
  )
  add(
    'ltv',
    'Lifetime value',
    e.ltvCents,
    'cents',
    shown(Math.round((e.ltvCents ?? 0) / 100) * 100),
    'price a month × margin ÷ monthly churn',
    { price: e.priceCents, margin: e.marginRatio, churn: e.monthlyChurn },
  )
  add(
    'ltv-cac',
    'Lifetime value to acquisition cost',
    e.ltvToCac,
    'ratio',
    times(e.ltvToCac ?? 0),
    'LTV ÷ CAC',
    { ltv: e.ltvCents, cac: e.cacCents },
  )
  add(
    'payback',
    'Payback',
    e.paybackMonths,
    'months',
    months(e.paybackMonths ?? 0),
    'CAC ÷ (price a month × margin)',
    { cac: e.cacCents, price: e.priceCents, margin: e.marginRatio },
  )
  return out
}
