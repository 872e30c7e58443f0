import { type Control, controlsOf } from '@sextant/contracts/company/controls'
import type { Attributes, FactKind } from '@sextant/contracts/company/kinds'
import type { Period } from '@sextant/contracts/company/figures'
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
/** Working days a year are 250. */
const TIMES_A_YEAR: Partial<Record<Period, number>> = { day: 250, week: 52, month: 12 }
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
/** A number of a month or a week, for a year. */
const aYear = ({ value, per }: Quantity): number => value * (per ? (TIMES_A_YEAR[per] ?? 1) : 1)
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
    slot(isCount, 'volume', aYear),
    slot(isHours, 'hoursEach'),
  ],
  segment: [slot(isPercent, 'share'), slot(isCount, 'size'), slot(isMoney, 'spend', amountOf)],
  rival: [slot(isMoney, 'price', amountOf)],
  strength: [],
  constraint: [
    slot(isCount, 'lost', aYear),
    slot(isHours, 'hoursEach'),
    slot(isMoney, 'limit', amountOf),
  ],
  change: [slot(isPercent, 'by'), day('when'), slot(isYearly, 'yearlyCost', amountOf)],
  person: [day('leaves')],
  channel: [
    slot(isMoney, 'spend', amountOf),
    slot(isPercent, 'share'),
    slot(isCount, 'customers', aYear),
  ],
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

/** Which figures an attribute takes that a question is after, by its control. */
const BY_CONTROL: Partial<Record<Control['as'], (attribute: string) => Slot>> = {
  amount: attribute => slot(isMoney, attribute, amountOf),
  share: attribute => slot(isPercent, attribute),
  growth: attribute => slot(({ kind }) => kind === 'percent', attribute),
  count: attribute => slot(figure => isCount(figure) || isHours(figure), attribute),
  day,
}

function slotsFor(kind: FactKind, wanted: readonly string[]): Slot[] {
  const controls = controlsOf(kind).filter(({ attribute }) => wanted.includes(attribute))
  return controls.flatMap(({ attribute, control }) => BY_CONTROL[control.as]?.(attribute) ?? [])
}

/** The attributes that a clause's figures fill in the card of a kind: each figure once, each place once. `wanted`: what was asked for takes its figures first. */
export function filled<K extends FactKind>(
  kind: K,
  figures: readonly Quantity[],
  wanted: readonly string[] = [],
): Partial<Attributes<K>> {
  const attributes: Record<string, unknown> = {}
  const left = figures.filter(({ orElse }) => orElse === undefined)
  for (const place of [...slotsFor(kind, wanted), ...SLOTS[kind]]) {
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
