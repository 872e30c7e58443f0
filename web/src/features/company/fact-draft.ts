import { typedFigure } from '@sextant/contracts/company/typed-number'
import type { Amount } from '@sextant/contracts/company/figures'
import { type Control, controlsOf } from '@sextant/contracts/company/controls'
import { FACT_ATTRIBUTES, type FactKind } from '@sextant/contracts/company/kinds'
import { moneyText } from '@/ui/patterns/money.ts'
import { typedAmount } from './typed-amount.ts'

/** What stands in the fields of a card: text as it was typed, or chosen chips. Parts of one attribute stand under `name.part`. */
export type Draft = Readonly<Record<string, string | readonly string[]>>
type Attributes = Readonly<Record<string, unknown>>

/** 0.145 reads "14.5", without the crumbs of binary fractions. */
const percentText = (ratio: number): string => String(Number((ratio * 100).toFixed(6)))

const textOf = (draft: Draft, name: string): string => {
  const raw = draft[name]
  return typeof raw === 'string' ? raw.trim() : ''
}

/** The fields of a card for a fact that stands, or empty ones. */
export function draftOf(kind: FactKind, attributes: Attributes): Draft {
  const fields = controlsOf(kind).flatMap(({ attribute, control }) => {
    const value = attributes[attribute]
    return value === undefined ? [] : fieldsOf(attribute, control, value, attributes)
  })
  return Object.fromEntries(fields)
}

type Field = [name: string, raw: string | readonly string[]]

function fieldsOf(name: string, control: Control, value: unknown, all: Attributes): Field[] {
  switch (control.as) {
    case 'amount': {
      const { cents, per } = value as Amount
      return [
        [name, moneyText(cents)],
        [`${name}.per`, per ?? ''],
      ]
    }
    case 'unit': {
      const { one, many } = value as { one: string; many: string }
      return [
        [`${name}.one`, one],
        [`${name}.many`, many],
      ]
    }
    case 'share':
    case 'growth':
      return [[name, percentText(value as number)]]
    case 'figure':
      return [[name, figureText(value as number, all[control.form])]]
    case 'months':
      return [
        [name, (value as number[]).map(month => figureText(month, all[control.form])).join('; ')],
      ]
    case 'names':
      return [[name, value as string[]]]
    case 'chips':
      return [[name, control.several ? (value as string[]) : String(value)]]
    case 'yes-no':
      return [[name, value ? 'yes' : 'no']]
    default:
      return [[name, String(value)]]
  }
}

function figureText(value: number, form: unknown): string {
  if (form === 'money') return moneyText(value)
  return form === 'share' ? percentText(value) : String(value)
}

type Read = { value: unknown } | { wrong: string } | null

/** What the fields say: attributes as the contract wants them, null for what was emptied, and what is wrong in words. */
export function attributesOf(
  kind: FactKind,
  draft: Draft,
  currency: string,
  standing: Attributes = {},
): { attributes: Record<string, unknown>; wrong: Record<string, string> } {
  const attributes: Record<string, unknown> = {}
  const wrong: Record<string, string> = {}
  for (const { attribute, control } of controlsOf(kind)) {
    const read = readField(attribute, control, draft, currency)
    if (read === null && standing[attribute] !== undefined) attributes[attribute] = null
    if (read && 'wrong' in read) wrong[attribute] = read.wrong
    if (read && 'value' in read) attributes[attribute] = read.value
  }
  if (hasBareMoney(kind, attributes)) attributes.currency ??= standing.currency ?? currency
  return { attributes, wrong: { ...refusedBy(kind, attributes), ...wrong } }
}

/** A figure of money that is no amount of its own: it needs to say in which money it is. */
const hasBareMoney = (kind: FactKind, attributes: Attributes): boolean =>
  controlsOf(kind).some(
    ({ attribute, control }) =>
      (control.as === 'figure' || control.as === 'months') &&
      attributes[attribute] != null &&
      attributes[control.form] === 'money',
  )

/** What the contract has against the values themselves, under the field it concerns. */
function refusedBy(kind: FactKind, attributes: Attributes): Record<string, string> {
  const given = Object.entries(attributes).filter(([, value]) => value !== null)
  const parsed = FACT_ATTRIBUTES[kind].safeParse(Object.fromEntries(given))
  const issues = parsed.success ? [] : parsed.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

function readField(name: string, control: Control, draft: Draft, currency: string): Read {
  const raw = draft[name]
  if (Array.isArray(raw)) return raw.length > 0 ? { value: raw } : null
  const text = textOf(draft, name)
  if (control.as === 'unit') return readUnit(name, draft)
  if (text === '') return null
  switch (control.as) {
    case 'amount':
      return readAmount(name, draft, currency)
    case 'share':
      return name === 'margin' ? readNumber(text, MARGIN) : readNumber(text, SHARE)
    case 'growth':
      return readNumber(text, {
        low: -100,
        high: 10_000,
        scale: 100,
        words: 'A percentage, such as 12 or -5',
      })
    case 'count':
    case 'number':
      return readNumber(text, { low: 0, words: 'A number, such as 120' })
    case 'rating':
      return readNumber(text, { low: 1, high: 5, words: 'A number of 1 to 5' })
    case 'figure':
      return readFigure(text, draft[control.form], currency)
    case 'months':
      return readMonths(text, draft[control.form], currency)
    case 'day':
      return readDay(text)
    case 'yes-no':
      return { value: text === 'yes' }
    default:
      return { value: text }
  }
}

const SHARE = { low: 0, high: 100, scale: 100, words: 'A percentage of 0 to 100' }
/** A line may lose with each sale. */
const MARGIN = { low: -10_000, high: 100, scale: 100, words: 'A percentage of at most 100' }

type Bounds = { low: number; high?: number; scale?: number; words: string }

function readNumber(text: string, { low, high = 1e15, scale = 1, words }: Bounds): Read {
  const number = numberTyped(text.replace(/\s*%$/, ''))
  if (number === null || number < low || number > high) return { wrong: words }
  return { value: number / scale }
}

/** "24.5M" and "3 lakh" are numbers too; what stands beside one is none. */
function numberTyped(text: string): number | null {
  const typed = typedFigure(text)
  return typed && typed.before === '' && typed.after === '' ? typed.value : null
}

function readAmount(name: string, draft: Draft, currency: string): Read {
  const typed = typedAmount(textOf(draft, name), currency)
  const per = textOf(draft, `${name}.per`)
  if ('wrong' in typed) return typed
  return { value: { ...typed, ...(per && { per }) } }
}

function readFigure(text: string, form: Draft[string] | undefined, currency: string): Read {
  if (form === 'share') return readNumber(text, SHARE)
  if (form !== 'money') return readNumber(text, { low: 0, words: 'A number, such as 120' })
  const typed = typedAmount(text, currency)
  if ('wrong' in typed) return typed
  const isOwn = typed.currency === currency
  return isOwn ? { value: typed.cents } : { wrong: `This figure is kept in ${currency}` }
}

const MONTHS = 12
const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

function readMonths(text: string, form: Draft[string] | undefined, currency: string): Read {
  const read = text.split(/[;\s]+/).map(part => readFigure(part, form, currency))
  const values = read.flatMap(month => (month && 'value' in month ? [month.value] : []))
  if (values.length === MONTHS && read.length === MONTHS) return { value: values }
  return { wrong: 'Twelve figures from January on, with a semicolon between them' }
}

function readUnit(name: string, draft: Draft): Read {
  const one = textOf(draft, `${name}.one`)
  const many = textOf(draft, `${name}.many`)
  if (!one && !many) return null
  return one && many ? { value: { one, many } } : { wrong: 'Both words, such as order and orders' }
}

/** "Mar 2027" as it is said, or the contract's own "2027-03". */
function readDay(text: string): Read {
  const said = /^([a-z]{3,9})\.?,? (\d{4})$/i.exec(text)
  const month = said ? MONTH_NAMES.indexOf(said[1]!.slice(0, 3).toLowerCase()) + 1 : 0
  if (said && month > 0) return { value: `${said[2]}-${String(month).padStart(2, '0')}` }
  const isDay = /^\d{4}(-\d{2}){0,2}$/.test(text)
  return isDay
    ? { value: text }
    : { wrong: 'A year, a month or a day, such as 2027, Apr 2027 or 2027-04-15' }
}
