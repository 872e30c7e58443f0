import { type Control, controlsOf, FIRST_ATTRIBUTES } from './controls.ts'
import type { CompanyFactRow } from './facts.ts'
import type { Amount, Unit } from './figures.ts'
import type { FactKind } from './kinds.ts'
import { dateFormat } from '../formats.ts'
import { attributeWords, chipWords } from './attribute-words.ts'
import { localeOf, moneyWords } from './money-words.ts'
import { isSameName } from './same-name.ts'

type Attributes = Readonly<Record<string, unknown>>

const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

/** From cents, with the currency's own sign: "£2,600", "$19.90 a month". */
export function amountWords({ cents, currency, per }: Amount): string {
  const written = moneyWords(cents / 100, currency, localeOf(currency), {
    trailingZeroDisplay: 'stripIfInteger',
  })
  if (!per || per === 'once') return written
  return `${written} ${per === 'hour' ? 'an' : 'a'} ${per}`
}

/** "2027-04" reads "April 2027". */
function dayWords(day: string): string {
  if (day.length === 4) return day
  const at = new Date(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`)
  const style = day.length === 7 ? {} : ({ day: 'numeric' } as const)
  return dateFormat('en-GB', {
    ...style,
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at)
}

function figureWords(value: number, form: unknown, currency: string): string {
  if (form === 'money') return amountWords({ cents: value, currency })
  if (form === 'share') return percent.format(value)
  const unit = typeof form === 'string' && form !== 'count' ? ` ${form}` : ''
  return `${plain.format(value)}${unit}`
}

type Known = { currency: string; labelOf: (id: string) => string | undefined }

/** The value of an attribute as it is read; null where there is nothing to read. */
function valueWords(
  control: Control,
  value: unknown,
  all: Attributes,
  known: Known,
): string | null {
  switch (control.as) {
    case 'amount':
      return amountWords(value as Amount)
    case 'share':
      return percent.format(value as number)
    case 'growth':
      return `${(value as number) > 0 ? '+' : ''}${percent.format(value as number)}`
    case 'figure':
      return figureWords(value as number, all[control.form], known.currency)
    case 'months':
      return (value as number[])
        .map(month => figureWords(month, all[control.form], known.currency))
        .join('; ')
    case 'day':
      return dayWords(value as string)
    case 'unit':
      return (value as Unit).many
    case 'yes-no':
      return value ? 'yes' : 'no'
    case 'names':
      return (value as string[]).join(', ')
    case 'chips':
      return [value].flat().map(String).map(chipWords).join(', ').toLowerCase()
    case 'fact':
      return known.labelOf(String(value)) ?? null
    case 'count':
    case 'rating':
      return plain.format(value as number)
    default:
      return String(value)
  }
}

/** How a figure is measured is said by the figure itself. */
const TOLD_BY_OTHERS = new Set(['form', 'proofForm', 'number'])

/** What a fact says beside its name, what its card shows first standing first. */
export function factWords(
  fact: { kind: FactKind; attributes: Attributes },
  known: Known,
): { name: string; value: string }[] {
  const first = FIRST_ATTRIBUTES[fact.kind]
  const place = (attribute: string): number =>
    first.includes(attribute) ? first.indexOf(attribute) : first.length
  return controlsOf(fact.kind)
    .filter(({ attribute }) => fact.attributes[attribute] !== undefined)
    .filter(({ attribute }) => !TOLD_BY_OTHERS.has(attribute))
    .toSorted((a, b) => place(a.attribute) - place(b.attribute))
    .flatMap(({ attribute, control }) => {
      const value = valueWords(control, fact.attributes[attribute], fact.attributes, known)
      return value === null ? [] : [{ name: attributeWords(fact.kind, attribute), value }]
    })
}

/** A fact in one line, as a source shows it: "sourdough loaf: Price $8.50, Share of sales 60%". */
export function factLine(
  fact: { kind: FactKind; label: string; attributes: Attributes },
  known: Known,
): string {
  const words = factWords(fact, known).map(({ name, value }) => `${name} ${value}`)
  return words.length === 0 ? fact.label : `${fact.label}: ${words.join(', ')}`
}

/** The currency a model is kept in: as the organization says, else of the first amount in it, else `otherwise`. */
export function currencyOf(
  facts: readonly Pick<CompanyFactRow, 'kind' | 'attributes'>[],
  otherwise = 'USD',
): string {
  const told = facts.find(({ kind }) => kind === 'organization')?.attributes.currency
  if (typeof told === 'string') return told
  for (const { attributes } of facts) {
    for (const money of [attributes, ...Object.values(attributes)]) {
      const { currency } = (money ?? {}) as { currency?: unknown }
      if (typeof currency === 'string') return currency
    }
  }
  return otherwise
}

/** Rows of a card as the words of a message, one a line. */
export const factLines = (
  facts: readonly { kind: FactKind; label: string; attributes: Attributes }[],
  known: Known,
): string => facts.map(fact => factLine(fact, known)).join('\n')

/** Whether a message's words are the lines of the cards it came with, so that they say nothing that was not filled in. */
export function isFactLines(text: string, facts: readonly CompanyFactRow[]): boolean {
  // A row may have completed what had only been read before: it is confirmed since.
  const cards = facts.filter(({ origin, status }) => origin === 'card' || status === 'confirmed')
  const isLine = (line: string): boolean =>
    cards.some(({ label }) => isSameName(line.split(': ')[0]!, label))
  return text.split('\n').every(isLine)
}
