import { type Control, controlsOf, FIRST_ATTRIBUTES } from './controls.ts'
import type { SaidFigure } from './facts.ts'
import { FIGURE_FORMS, type Period } from './figures.ts'
import { PROOF_FORMS } from './kinds/strength.ts'
import { FACT_ATTRIBUTES, type FactKind } from './kinds.ts'

type Attributes = Readonly<Record<string, unknown>>
type Fact = { kind: FactKind; label: string; attributes: Attributes }
/** A field that is still open, and what it holds once the figure stands there. */
export type Place = { attribute: string; attributes: Record<string, unknown> }
/** A figure of somebody's words that no field holds yet, with the fields that could. */
export type LeftFigure = { figure: SaidFigure; places: readonly Place[] }

/** So many fields are shown, and of one sort; a wall of them is not read. */
const PLACES_MAX = 4
const OF_ONE_SORT_MAX = 3

/** The figures of some words that found no place in what was read of them, each with the open fields of one fact that take its form. */
export function leftFigures(
  fact: Fact,
  figures: readonly SaidFigure[],
  currency: string,
): LeftFigure[] {
  return figures
    .filter(figure => !isHeld(figure, fact.attributes) && !fact.label.includes(figure.text))
    .filter(figure => !isYear(figure))
    .map(figure => ({ figure, places: placesFor(figure, fact, currency) }))
    .filter(({ places }) => places.length > 0)
}

/** "2027" by itself, in a language whose months are not read, is a year and no number of things. */
const isYear = ({ kind, text, noun }: SaidFigure): boolean =>
  kind === 'count' && noun === undefined && /^(?:19|20)\d\d$/.test(text)

const TIMES_A_YEAR: Readonly<Partial<Record<Period, number>>> = {
  day: 250,
  week: 52,
  month: 12,
  quarter: 4,
}
/** As it is said, in cents, as a share. */
const SCALES = [1, 100, 0.01]
/** A duration is kept in another unit than it is said in: minutes as hours, weeks as days. */
const SCALES_OF_TIME = [60, 1 / 60, 7, 1 / 7, 12, 1 / 12, 52, 1 / 52]

/** Whether some attribute holds the figure already, in whatever unit. */
export function isHeld(figure: SaidFigure, attributes: Attributes): boolean {
  const { kind, value, high = value, per, day } = figure
  if (kind === 'date') return stringsIn(attributes).some(held => isSameDay(held, day))
  const yearly = (per && TIMES_A_YEAR[per]) ?? 1
  const scales = [
    ...SCALES.flatMap(scale => [scale, scale * yearly]),
    ...(kind === 'duration' ? SCALES_OF_TIME : []),
  ]
  return numbersIn(attributes).some(held =>
    scales.some(scale => isNear(held, value * scale, high * scale)),
  )
}

const NEARLY = 0.005
const isNear = (held: number, low: number, high: number): boolean =>
  Math.abs(held) >= low * (1 - NEARLY) && Math.abs(held) <= high * (1 + NEARLY)

const isSameDay = (held: string, day: string | undefined): boolean =>
  day !== undefined && (held.startsWith(day) || day.startsWith(held))

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return value instanceof Object ? Object.values(value).flatMap(numbersIn) : []
}
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value instanceof Object ? Object.values(value).flatMap(stringsIn) : []
}

function placesFor(figure: SaidFigure, fact: Fact, currency: string): Place[] {
  const { kind, attributes } = fact
  const open = inOrder(kind, figure).filter(({ attribute }) => attributes[attribute] === undefined)
  const places = open.flatMap(({ attribute, control }) => {
    const place = placeIn(figure, fact, attribute, currency)
    return place ? [{ ...place, sort: control.as }] : []
  })
  return fewOfASort(places).slice(0, PLACES_MAX)
}

/** What a fact holds once the figure stands in one of its fields; null where that takes no such figure. */
export function placeIn(
  figure: SaidFigure,
  { kind, attributes }: Fact,
  attribute: string,
  currency: string,
): Place | null {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> =
    FACT_ATTRIBUTES[kind].shape
  const control = controlsOf(kind).find(field => field.attribute === attribute)?.control
  const filled = control && filledWith(figure, attribute, control, attributes, currency)
  if (!filled) return null
  const all = { ...filled, ...periodOf(figure, kind, attributes) }
  const isTaken = ([name, value]: [string, unknown]): boolean =>
    shape[name]?.safeParse(value).success === true
  return Object.entries(all).every(isTaken) ? { attribute, attributes: all } : null
}

const fewOfASort = (places: readonly (Place & { sort: string })[]): Place[] =>
  places
    .filter(
      ({ sort }, index) =>
        places.slice(0, index).filter(other => other.sort === sort).length < OF_ONE_SORT_MAX,
    )
    .map(({ attribute, attributes }) => ({ attribute, attributes }))

type Field = { attribute: string; control: Control }

/** What a card shows first stands first; of a bare number, what counts before what is paid and what takes time. */
function inOrder(kind: FactKind, figure: SaidFigure): Field[] {
  const first = FIRST_ATTRIBUTES[kind]
  const place = (attribute: string): number =>
    first.includes(attribute) ? first.indexOf(attribute) : first.length
  const fields = controlsOf(kind).toSorted((a, b) => place(a.attribute) - place(b.attribute))
  if (figure.kind !== 'count') return fields
  return fields.toSorted((a, b) => unlikely(a, figure) - unlikely(b, figure))
}

/** From here on a number by itself is rather a sum. */
const RATHER_MONEY = 1_000
function unlikely({ attribute, control }: Field, { value }: SaidFigure): number {
  if (control.as === 'figure') return -1
  if (control.as === 'amount') return value >= RATHER_MONEY ? 0 : 2
  return isTime(attribute) ? 2 : 1
}

const OF_HOURS = /^hours|Hours$/
const isTime = (attribute: string): boolean => OF_HOURS.test(attribute) || attribute in WEEKLY
/** Fields that hold neither hours nor a number of things. */
const WEEKLY: Readonly<Record<string, string>> = { handoverWeeks: 'week', daysPerWeek: 'day' }
/** So many a year. */
const YEARLY = new Set(
  'volume previousVolume capacity customers leads lost brings purchases'.split(' '),
)

/** What the field holds once the figure stands in it; null where it takes no such figure. */
function filledWith(
  figure: SaidFigure,
  attribute: string,
  control: Control,
  attributes: Attributes,
  currency: string,
): Record<string, unknown> | null {
  const value = valueIn(figure, attribute, control, currency)
  if (value !== null) return { [attribute]: value }
  if (control.as !== 'figure') return null
  const inForm = formed(figure, control.form, attributes[control.form])
  return inForm && { [attribute]: inForm.value, [control.form]: inForm.form }
}

function valueIn(
  figure: SaidFigure,
  attribute: string,
  { as }: Control,
  currency: string,
): unknown {
  const { kind, value, day } = figure
  if (as === 'amount') return amountOf(figure, currency)
  if (as === 'share' || as === 'growth') return kind === 'percent' ? value : null
  if (as === 'day') return kind === 'date' ? (day ?? null) : null
  if (as !== 'count' && as !== 'number') return null
  if (attribute === 'priceYear') return kind === 'date' && day ? Number(day.slice(0, 4)) : null
  if (kind === 'duration') return timeIn(figure, attribute)
  if (kind !== 'count' || attribute in WEEKLY) return null
  // "45 a month" is of what happens, never of what one of it takes.
  if (figure.per && !YEARLY.has(attribute)) return null
  return inYear(attribute, figure)
}

/** So many a month are so many a year, in a field that is of a year. */
export const inYear = (
  attribute: string,
  { value, per }: { value: number; per?: Period | undefined },
): number => (YEARLY.has(attribute) && per ? value * (TIMES_A_YEAR[per] ?? 1) : value)

const CENTS = 100
/** A number of nothing may be a sum whose sign was left out. */
function amountOf({ kind, value, noun, per, currency }: SaidFigure, own: string): object | null {
  const isBare = kind === 'count' && noun === undefined
  if (kind !== 'money' && !isBare) return null
  const cents = Math.round(kind === 'money' ? value : value * CENTS)
  return { cents, currency: currency ?? own, ...(per && { per }) }
}

const MINUTES = 60
function timeIn({ value, unit }: SaidFigure, attribute: string): number | null {
  if (WEEKLY[attribute] !== undefined) return WEEKLY[attribute] === unit ? value : null
  if (!OF_HOURS.test(attribute)) return null
  if (unit === 'minute') return value / MINUTES
  return unit === 'hour' ? value : null
}

type Formed = { form: string; value: number }

/** The figure in the form that is told already, else in its own. */
function formed(figure: SaidFigure, field: string, told: unknown): Formed | null {
  if (told === 'money' && figure.kind === 'count')
    return { form: told, value: figure.value * CENTS }
  const own = ownForms(figure, field)
  return own.find(({ form }) => told === undefined || told === form) ?? null
}

const STARS_MAX = 5
function ownForms({ kind, value, unit }: SaidFigure, field: string): Formed[] {
  const isProof = field === 'proofForm'
  const forms: readonly string[] = isProof ? PROOF_FORMS : FIGURE_FORMS
  const all: Formed[] = []
  if (kind === 'money') all.push({ form: 'money', value })
  if (kind === 'percent') all.push({ form: 'share', value })
  if (kind === 'count') {
    if (isProof && value <= STARS_MAX && !Number.isInteger(value))
      all.push({ form: 'stars', value })
    all.push({ form: 'count', value })
  }
  if (kind === 'duration') all.push(...durations(value, unit))
  return all.filter(({ form }) => forms.includes(form))
}

const OTHER_UNIT: Readonly<Record<string, { form: string; times: number }>> = {
  minute: { form: 'hours', times: 1 / MINUTES },
  week: { form: 'days', times: 7 },
  year: { form: 'months', times: 12 },
}
/** In the unit that it is said in, and in the next where that is none of a field's. */
function durations(value: number, unit = ''): Formed[] {
  const other = OTHER_UNIT[unit]
  const same = { form: `${unit}s`, value }
  return other ? [same, { form: other.form, value: value * other.times }] : [same]
}

/** "6 a month": the period goes with the figure where the kind has one that is open. */
const periodOf = (
  { per }: SaidFigure,
  kind: FactKind,
  attributes: Attributes,
): Record<string, unknown> =>
  OF_PERIODS.has(kind) && per !== undefined && attributes.per === undefined ? { per } : {}
const OF_PERIODS = new Set<FactKind>(['goal', 'measure'])
