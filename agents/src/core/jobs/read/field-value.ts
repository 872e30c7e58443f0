import { type Control, controlsOf } from '@sextant/contracts/company/controls'
import type { SaidFigure } from '@sextant/contracts/company/facts'
import { labelRefusal } from '@sextant/contracts/company/label'
import { placeIn } from '@sextant/contracts/company/left-figures'
import { FACT_ATTRIBUTES, type FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../../../company/company.ts'
import { everyFigureSaid } from '../../dialogue/figures-said.ts'
import { currencyNamed } from '../../../reading/recognisers/money.ts'
import { factOfAlias } from './aliases.ts'
import type { ReadField } from './form.ts'
import { verbatim } from './verbatim.ts'

type Attributes = Readonly<Record<string, unknown>>
/** Where a field is to be filled: the fact as far as it is read, the text it comes from, and how that is written. */
export type Holder = {
  kind: FactKind
  label: string
  attributes: Attributes
  text: string
  company: Company
  currency: string
  /** Words of the same people, which show how they write numbers. */
  before: string
}

/** What a field holds after a model's reading; null where code cannot find the same in the words themselves. */
export function fieldValue(read: ReadField, holder: Holder): Record<string, unknown> | null {
  const { field, words, value } = read
  const control = controlsOf(holder.kind).find(({ attribute }) => attribute === field)?.control
  const said = verbatim(holder.text, words)
  if (!control || said === null) return null
  if (field === 'currency') return moneyNamed(said, holder)
  const chosen = chosenOf(control, value, said, holder.company)
  if (chosen !== undefined) return fits(holder.kind, field, chosen) ? { [field]: chosen } : null
  if (!IN_FIGURES.has(control.as)) return null
  return figureIn(said, read, holder, control)
}

/** "zł", "prices in lari": the money that a company is kept in, by its code. */
function moneyNamed(said: string, { company }: Holder): Record<string, unknown> | null {
  const currency = currencyNamed(said, company.currency)
  return currency ? { currency } : null
}

const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
])

const IN_FIGURES = new Set<Control['as']>([
  'amount',
  'share',
  'growth',
  'count',
  'number',
  'figure',
  'day',
])

/** Of what is chosen rather than counted; undefined for figures. */
function chosenOf(control: Control, value: string, said: string, company: Company): unknown {
  switch (control.as) {
    case 'chips':
      return chipsOf(control, value)
    case 'yes-no':
      return YES_NO.get(value) ?? null
    case 'fact':
      return factOfAlias(company, value)?.id ?? null
    case 'text':
      return said
    case 'names':
      return namesIn(said)
    case 'unit':
      return unitOf(value, said)
    default:
      return undefined
  }
}

function chipsOf(
  { options, several }: Extract<Control, { as: 'chips' }>,
  value: string,
): string[] | string | null {
  const chosen = value.split(',').map(one => one.trim())
  if (!chosen.every(one => options.includes(one))) return null
  const [only, ...more] = chosen
  if (several) return chosen
  return more.length === 0 ? (only ?? null) : null
}

const namesIn = (said: string): string[] =>
  said
    .split(/,| and /)
    .map(name => name.trim())
    .filter(name => !/\d/.test(name) && labelRefusal(name) === null)

/** "funeral/funerals", of which one at least stands in the words. */
function unitOf(value: string, said: string): { one: string; many: string } | null {
  const [one = '', many = ''] = value.split('/').map(word => word.trim())
  const isSaid = [one, many].some(word => word !== '' && said.toLowerCase().includes(word))
  return isSaid && many !== '' ? { one, many } : null
}

function fits(kind: FactKind, field: string, value: unknown): boolean {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> =
    FACT_ATTRIBUTES[kind].shape
  return value !== null && shape[field]?.safeParse(value).success === true
}

/** The one figure of the words that the model means, read again by our own grammar and put where the field takes it. */
function figureIn(
  said: string,
  { field, value, unit }: ReadField,
  { kind, label, attributes, company, currency, before }: Holder,
  control: Control,
): Record<string, unknown> | null {
  const figures = everyFigureSaid(said, { currency, today: company.today, before })
  const meant = figures.filter(one => isMeant(one, value))
  const [figure, ...others] = meant.length > 0 ? meant : nothingIn(said, value, figures)
  if (!figure || others.length > 0) return null
  const placed = placeIn(inUnit(figure, unit), { kind, label, attributes }, field, currency)
  return placed && withSign(placed.attributes, field, { control, value })
}

/** "Free", "nobody": a figure of nought that no digit tells. */
const NOTHING = /\b(?:nothing|free|zero|nobody|no one|none|nil|nowt)\b/i
const nothingIn = (said: string, value: string, figures: readonly SaidFigure[]): SaidFigure[] =>
  value.trim() === '0' && figures.length === 0 && NOTHING.test(said)
    ? [{ text: said, kind: 'count', value: 0 }]
    : []

const CENTS = 100
/** A bare number is what the model takes it for: its sign was left out. What the words say themselves stays. */
function inUnit(figure: SaidFigure, unit: ReadField['unit']): SaidFigure {
  if (figure.kind !== 'count') return figure
  if (unit === 'money')
    return { ...bare(figure), kind: 'money', value: Math.round(figure.value * CENTS) }
  return unit === 'percent'
    ? { ...bare(figure), kind: 'percent', value: figure.value / CENTS }
    : figure
}
const bare = ({ noun: _noun, ...figure }: SaidFigure): SaidFigure => figure

/** The model's number and the grammar's, in whatever unit each keeps it. */
function isMeant({ kind, value, day }: SaidFigure, told: string): boolean {
  if (kind === 'date') return day !== undefined && (day.startsWith(told) || told.startsWith(day))
  const number = Math.abs(Number(told.replaceAll(/[^\d.-]/g, '')))
  if (!Number.isFinite(number) || told.trim() === '') return false
  return SCALES.some(scale => isNear(Math.abs(value), number * scale))
}
/** As it is; in cents; as a share. */
const SCALES = [1, 100, 0.01]
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(a, b) * 0.005

/** "Fell by a tenth" is a growth below nought: the words have no sign, the model's number has. */
function withSign(
  attributes: Attributes,
  field: string,
  { control, value }: { control: Control; value: string },
): Attributes {
  const filled = attributes[field]
  const isFall = control.as === 'growth' && value.trim().startsWith('-')
  return isFall && typeof filled === 'number'
    ? { ...attributes, [field]: -Math.abs(filled) }
    : attributes
}
