import type { CompanyFactRow, ReadCardRow } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { MESSAGE_MAX } from '@sextant/contracts/limits'

/** A figure that could be either of two. */
export type Unclear = ReadCardRow['unclear'][number]

const hasFigure = (quote: string): boolean => /\d/.test(quote)

/** The words of facts that wait, to be read in one go; empty where no figure is in them. */
export const wordsOf = (facts: readonly CompanyFactRow[]): string =>
  [...new Set(facts.map(({ quote }) => quote))].filter(hasFigure).join('\n').slice(0, MESSAGE_MAX)

const isPartOf = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

/** The figures in a fact's words that could be either, and of which it holds neither. */
export function unclearOf(fact: CompanyFactRow, cards: readonly ReadCardRow[]): Unclear[] {
  if (fact.quote === '') return []
  const known = numbersIn(fact.attributes)
  const isKnown = ({ either, or }: Unclear): boolean =>
    [either, or].some(value => SCALES.some(scale => known.includes(value * scale)))
  return cards
    .filter(card => isPartOf(card.quote, fact.quote))
    .flatMap(card => card.unclear)
    .filter(figure => fact.quote.includes(figure.text) && !isKnown(figure))
}

/** As it is said, in cents, as a share. */
const SCALES = [1, 100, 0.01]

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return value instanceof Object ? Object.values(value).flatMap(numbersIn) : []
}

/** One way to read a figure: as it is shown, and as it is written so that it can be read in no other way. */
export type Reading = { shown: string; written: string }

const DIGITS = /\d(?:[\d.,’' ]*\d)?/
const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

/** "45.000 kr" is 45,000 kr or 45 kr: its sign splits thousands or decimals. What stands around the digits stays. */
export function readingsOf({ text }: Unclear): Reading[] {
  const digits = DIGITS.exec(text)?.[0] ?? ''
  const whole = Number(digits.replace(/\D/g, ''))
  const parted = Number(digits.replace(/[^\d.,]/g, '').replace(',', '.'))
  return [whole, parted].map(value => ({
    shown: text.replace(digits, () => plain.format(value)),
    written: text.replace(digits, () => String(value)),
  }))
}

/** Words with one of its readings in the figure's place. */
export const saidClearly = (words: string, { text }: Unclear, { written }: Reading): string =>
  words.replace(text, () => written)

/** What cards fill in of a kind. */
export const attributesIn = (
  cards: readonly ReadCardRow[],
  kind: FactKind,
): Record<string, unknown> =>
  Object.assign({}, ...cards.map(({ attributes }) => attributes[kind] ?? {})) as Record<
    string,
    unknown
  >

/** A card as it reads once a figure is clear; its quote stays what was said. */
export function clearedCard(
  card: ReadCardRow,
  figure: Unclear,
  read: readonly ReadCardRow[],
): ReadCardRow {
  const kinds = [...new Set([...card.kinds, ...read.flatMap(({ kinds }) => kinds)])]
  const attributes = Object.fromEntries(
    kinds.map(kind => [kind, { ...card.attributes[kind], ...attributesIn(read, kind) }]),
  )
  return {
    ...card,
    kinds,
    attributes,
    unclear: card.unclear.filter(({ text }) => text !== figure.text),
  }
}
