import type { Attributes, FactKind } from '@sextant/contracts/company/kinds'
import type { Quantity } from './quantity.ts'

type Slot = {
  /** Whether a figure may stand there. */
  takes: (figure: Quantity) => boolean
  fill: (figure: Quantity) => Record<string, unknown>
}

const amountOf = ({ value, currency, per }: Quantity) => ({
  cents: value,
  currency,
  ...(per && { per }),
})
const isMoney = ({ kind }: Quantity): boolean => kind === 'money'
const isYearly = (figure: Quantity): boolean => isMoney(figure) && figure.per === 'year'
const isEach = (figure: Quantity): boolean =>
  isMoney(figure) && (figure.per === undefined || figure.per === 'sale' || figure.per === 'hour')
const isPercent = ({ kind, value }: Quantity): boolean => kind === 'percent' && value <= 1
const isCount = ({ kind }: Quantity): boolean => kind === 'count'
const isDate = ({ kind }: Quantity): boolean => kind === 'date'
const isHours = ({ kind, unit }: Quantity): boolean => kind === 'duration' && unit === 'hour'

const slot = (
  takes: Slot['takes'],
  attribute: string,
  valueOf: (figure: Quantity) => unknown = figure => figure.value,
): Slot => ({ takes, fill: figure => ({ [attribute]: valueOf(figure) }) })
const inForm = (takes: Slot['takes'], attribute: string, form: string): Slot => ({
  takes,
  fill: figure => ({ [attribute]: figure.value, form }),
})
const day = (attribute: string): Slot => slot(isDate, attribute, figure => figure.day)

/** Where the figures of a clause go in each kind's card, in this order; what finds no place stays in the quote. */
const SLOTS: Readonly<Record<FactKind, readonly Slot[]>> = {
  organization: [slot(isCount, 'people')],
  goal: [
    inForm(isCount, 'baseline', 'count'),
    inForm(isCount, 'target', 'count'),
    inForm(isMoney, 'target', 'money'),
    inForm(isPercent, 'target', 'share'),
    day('by'),
  ],
  offer: [
    slot(isEach, 'price', amountOf),
    slot(isYearly, 'revenue', amountOf),
    slot(isMoney, 'price', amountOf),
    slot(isPercent, 'share'),
    slot(isCount, 'volume'),
    slot(isHours, 'hoursEach'),
  ],
  segment: [slot(isPercent, 'share'), slot(isCount, 'size'), slot(isMoney, 'spend', amountOf)],
  rival: [slot(isMoney, 'price', amountOf)],
  strength: [],
  constraint: [slot(isCount, 'lost'), slot(isHours, 'hoursEach'), slot(isMoney, 'limit', amountOf)],
  change: [slot(isPercent, 'by'), day('when'), slot(isYearly, 'yearlyCost', amountOf)],
  person: [day('leaves')],
  channel: [slot(isMoney, 'spend', amountOf), slot(isPercent, 'share'), slot(isCount, 'customers')],
  measure: [
    inForm(isMoney, 'value', 'money'),
    inForm(isPercent, 'value', 'share'),
    inForm(isCount, 'value', 'count'),
  ],
  budget: [slot(isMoney, 'amount', amountOf), slot(isHours, 'hoursPerWeek')],
  resource: [slot(isCount, 'amount')],
  partner: [slot(isPercent, 'share'), slot(isYearly, 'yearlyCost', amountOf), day('ends')],
  idea: [slot(isMoney, 'cost', amountOf), slot(isHours, 'hours'), slot(isCount, 'brings')],
  job: [],
  outcome: [],
  quote: [],
  factor: [],
  force: [],
  inside: [],
}

/** The attributes that a clause's figures fill in the card of a kind: each figure once, each place once. */
export function filled<K extends FactKind>(
  kind: K,
  figures: readonly Quantity[],
): Partial<Attributes<K>> {
  const attributes: Record<string, unknown> = {}
  const left = figures.filter(({ orElse }) => orElse === undefined)
  for (const place of SLOTS[kind]) {
    const index = left.findIndex(figure => place.takes(figure) && isOpen(place, figure, attributes))
    const [figure] = index === -1 ? [] : left.splice(index, 1)
    if (figure) Object.assign(attributes, place.fill(figure))
  }
  return onlyGoal(kind, attributes) as Partial<Attributes<K>>
}

/** Nothing is written over, and a goal keeps the form that its first figure has. */
function isOpen(place: Slot, figure: Quantity, attributes: Record<string, unknown>): boolean {
  return Object.entries(place.fill(figure)).every(
    ([name, value]) => attributes[name] === undefined || attributes[name] === value,
  )
}

/** One number of a goal is what is aimed at; where it starts was then not said. */
function onlyGoal(kind: FactKind, attributes: Record<string, unknown>): Record<string, unknown> {
  const { baseline, ...rest } = attributes
  const alone = kind === 'goal' && baseline !== undefined && attributes.target === undefined
  return alone ? { ...rest, target: baseline } : attributes
}
