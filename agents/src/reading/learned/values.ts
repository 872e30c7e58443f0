import type { FactKind } from '@sextant/contracts/company/kinds'
import { FORMS } from '../figure-forms.ts'
import { keptTime } from '../kept-time.ts'
import type { Quantity } from '../quantity.ts'
import { TIMES_A_YEAR, timesIn } from '../times-a-year.ts'

/** The sentence that a figure stands in, and what of it stands behind the figure. */
export type Around = { words: string; behind: string }
/** `currency`: ISO 4217, of a bare sum; `today`: "2026-11-22". */
export type Written = { currency: string; today: string }
/** What a figure fills in on a card, by its role there; nothing where it is of another sort. */
type Fill = (figure: Quantity, around: Around, written: Written) => Record<string, unknown> | null

const WEEKS_A_MONTH = 52 / 12

const amountOf = ({ value, currency, per }: Quantity) => ({
  cents: value,
  currency,
  ...(per && { per }),
})

/** A bare number in the place of a sum is one, in the money of the text. */
function asMoney(figure: Quantity, currency: string): Quantity | null {
  if (figure.kind === 'money') return figure
  return figure.kind === 'count'
    ? { ...figure, kind: 'money', value: figure.value * CENTS, currency }
    : null
}
const CENTS = 100

const money =
  (attribute: string): Fill =>
  (figure, _around, { currency }) => {
    const sum = asMoney(figure, currency)
    return sum && { [attribute]: amountOf(sum) }
  }

/** A sum that is written as one. */
const writtenMoney =
  (attribute: string): Fill =>
  figure =>
    figure.kind === 'money' ? { [attribute]: amountOf(figure) } : null

/** A sum that a card keeps of a year. */
const moneyAYear =
  (attribute: string): Fill =>
  (figure, _around, written) => {
    const sum = asMoney(figure, written.currency)
    if (!sum) return null
    const { per = 'year', value, currency } = sum
    return { [attribute]: { cents: value * (TIMES_A_YEAR[per] ?? 1), currency, per: 'year' } }
  }

const share =
  (attribute: string): Fill =>
  ({ kind, value }) =>
    kind === 'percent' && value <= 1 ? { [attribute]: value } : null

const many =
  (attribute: string): Fill =>
  ({ kind, value, per }, { behind }) => {
    const times = timesIn(per, behind)
    return kind === 'count' && times !== null ? { [attribute]: value * times } : null
  }

const plain =
  (attribute: string): Fill =>
  ({ kind, value }) =>
    kind === 'count' ? { [attribute]: value } : null

/** A day to come: "this year" ends nothing. */
const day =
  (attribute: string): Fill =>
  ({ kind, day: when }, _around, { today }) =>
    kind === 'date' && when && when > today.slice(0, when.length) ? { [attribute]: when } : null
const anyDay =
  (attribute: string): Fill =>
  ({ kind, day: when }) =>
    kind === 'date' && when ? { [attribute]: when } : null

const hours = (figure: Quantity): number | null => {
  if (figure.kind === 'count') return figure.value
  if (figure.kind !== 'duration' || !figure.unit) return null
  const { value, form } = keptTime(figure.value, figure.unit)
  return form === 'hours' ? value : null
}
const hoursOf =
  (attribute: string): Fill =>
  figure => {
    const value = hours(figure)
    return value === null ? null : { [attribute]: value }
  }
const hoursAMonth: Fill = (figure, { words }) => {
  const value = hours(figure)
  if (value === null) return null
  const isWeekly = figure.per === 'week' || (!figure.per && WEEKLY.test(words))
  return { hoursPerMonth: isWeekly ? Math.round(value * WEEKS_A_MONTH) : value }
}
const WEEKLY = /\b(?:(?:a|per|each|every) (?:week|wk)|weekly)\b/i

const inForm =
  (attribute: string): Fill =>
  ({ kind, value, per }) => {
    const form = FORMS[kind]
    return form ? { [attribute]: value, form, ...(per && attribute !== 'to' && { per }) } : null
  }

/** A level before or after, of which no time is told. */
const level =
  (attribute: string): Fill =>
  ({ kind, value }) => {
    const form = FORMS[kind]
    return form ? { [attribute]: value, form } : null
  }

const DEARER = /\b(?:dearer|more|above|over|higher|expensive|pricier|on top)\b/i
/** So much cheaper, unless the sentence says dearer. */
const gap: Fill = ({ kind, value, high }, { words }) => {
  if (kind !== 'percent') return null
  const sign = DEARER.test(words) && !/\b(?:cheaper|less|below|under)/i.test(words) ? 1 : -1
  const ends = [value * sign, (high ?? value) * sign].toSorted((a, b) => a - b)
  return { gapLow: ends[0], gapHigh: ends[1] }
}

const proof =
  (attribute: string): Fill =>
  ({ kind, value, unit }, { words }) => {
    if (kind === 'percent') return { [attribute]: value, proofForm: 'share' }
    if (kind === 'duration' && unit && unit !== 'month')
      return { [attribute]: value, proofForm: `${unit}s` }
    if (kind !== 'count') return null
    const isStars = value <= STARS_MAX && /\b(?:stars?|rat(?:ing|ed)|reviews?)\b/i.test(words)
    return { [attribute]: value, proofForm: isStars ? 'stars' : 'count' }
  }
const STARS_MAX = 5

const FALLS =
  /\b(?:fell|fall(?:s|ing)?|dropp?(?:ed|ing|s)?|down|cut|less|lower|shr[aiu]nk|declin\w+)\b/i
const by: Fill = ({ kind, value, signed }, { words }) => {
  if (kind !== 'percent') return null
  return { by: value * (signed ?? (FALLS.test(words) ? -1 : 1)) }
}

const FILLS: Readonly<Record<string, Fill>> = {
  'organization.people': plain('people'),
  'offer.price': money('price'),
  'offer.lastPrice': money('lastPrice'),
  'offer.unitCost': money('unitCost'),
  'offer.revenue': moneyAYear('revenue'),
  'offer.share': share('share'),
  'offer.margin': share('margin'),
  'offer.volume': many('volume'),
  'offer.previousVolume': many('previousVolume'),
  'offer.capacity': many('capacity'),
  'offer.hours': hoursOf('hoursEach'),
  'segment.size': plain('size'),
  'segment.possible': plain('possible'),
  'segment.spend': moneyAYear('spend'),
  'segment.purchases': many('purchases'),
  'segment.repeats': share('repeats'),
  'segment.leaves': share('leaves'),
  'segment.share': share('share'),
  'channel.spend': money('spend'),
  'channel.customers': many('customers'),
  'channel.leads': many('leads'),
  'channel.share': share('share'),
  'channel.takes': share('takes'),
  'channel.hours': hoursAMonth,
  'rival.price': money('price'),
  'rival.gap': gap,
  'rival.share': share('share'),
  'rival.lostTo': share('lostTo'),
  'strength.proof': proof('proof'),
  'strength.versus': proof('versus'),
  'strength.n': plain('n'),
  'constraint.lost': many('lost'),
  'constraint.limit': writtenMoney('limit'),
  'change.from': level('from'),
  'change.to': level('to'),
  'change.by': by,
  'change.when': anyDay('when'),
  'change.cost': moneyAYear('yearlyCost'),
  'goal.baseline': inForm('baseline'),
  'goal.target': inForm('target'),
  'goal.by': day('by'),
  'budget.amount': money('amount'),
  'budget.hours': hoursOf('hoursPerWeek'),
  'budget.until': day('until'),
  'person.leaves': day('leaves'),
  'partner.share': share('share'),
  'partner.cost': moneyAYear('yearlyCost'),
  'partner.ends': day('ends'),
  'idea.cost': money('cost'),
  'idea.brings': many('brings'),
  'measure.value': inForm('value'),
  'measure.previous': level('previous'),
}

/** What a figure fills in, null where it does not fit its role or could be read in two ways. */
export function filledBy(
  role: string,
  figure: Quantity,
  around: Around,
  written: Written,
): Record<string, unknown> | null {
  if (figure.orElse !== undefined || figure.isVague) return null
  return FILLS[role]?.(figure, around, written) ?? null
}

const OF_DAYS = new Set(['change.when', 'goal.by', 'budget.until', 'person.leaves', 'partner.ends'])

/** Whether a figure can have a role: a day is none but that of a day, and nothing else is. */
export const canBe = (role: string, { kind }: Quantity): boolean =>
  role === 'none' || OF_DAYS.has(role) === (kind === 'date')

/** The kind that a role belongs to. */
export const kindOfRole = (role: string): FactKind => role.slice(0, role.indexOf('.')) as FactKind
