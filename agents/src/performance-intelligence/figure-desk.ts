import type { Claim } from '@sextant/contracts/deliverable'
import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import { numberFormat } from '@sextant/contracts/formats'
import { writeMoney } from '@sextant/contracts/metrics/written'
import type { Desk } from '../core/desk.ts'
import type { FiguresKnown } from '../figures/known.ts'
import { type MetricQuery, metricSource } from '../figures/metric-source.ts'
import type { MeasuredText } from '../sentences/measured.ts'
import type { Sentence } from '../sentences/sentence.ts'

const LOCALE = 'en-GB'

const digits = (value: number, most: number, least = 0): string =>
  numberFormat(LOCALE, { maximumFractionDigits: most, minimumFractionDigits: least }).format(value)

/** 2.28%; 22.8% from a tenth on. */
export const rateWords = (rate: number): string => {
  const places = Math.abs(rate) < 0.1 ? 2 : 1
  return `${digits(rate * 100, places, places)}%`.replace('-', '−')
}

/** "−1.19 points". */
export const pointsWords = (difference: number): string =>
  `${signed(difference * 100, digits(Math.abs(difference * 100), 2, 2))} points`

const signed = (value: number, words: string): string => {
  if (value === 0) return words
  return value > 0 ? `+${words}` : `−${words}`
}

/** From 0–1: never nought and never certain. */
export const chanceWords = (p: number): string => {
  if (p < 0.0001) return 'less than 1 in 10,000'
  return p > 0.9999 ? 'nearly certain' : `${digits(p * 100, p < 0.01 || p > 0.99 ? 2 : 1)}%`
}

export const countWords = (value: number): string =>
  digits(value, Math.abs(value) < 10 ? 1 : 0).replace('-', '−')

/** Two statements as one, with what both rest on. */
export function joined(one: Claim, other: Claim): Claim {
  const computed = [...new Set([...(one.computed ?? []), ...(other.computed ?? [])])]
  return {
    ...one,
    text: `${one.text} ${other.text}`,
    sources: [...new Set([...one.sources, ...other.sources])],
    ...(computed.length > 0 && { computed }),
  }
}

/** What a finding is written with: figures into the ledger, queries and words into the sources. */
export class FigureDesk {
  readonly desk: Desk
  readonly known: FiguresKnown
  readonly currency: string

  constructor(desk: Desk, known: FiguresKnown, currency: string) {
    this.desk = desk
    this.known = known
    this.currency = currency
  }

  /** The number of the source that a query over figures is, in the money that is told of. */
  metric(query: MetricQuery): number {
    return this.desk.book.metric(metricSource(this.known, { currency: this.currency, ...query }))
  }

  claim(sentence: Sentence, sources: readonly number[]): Claim {
    const own = this.desk.claim(sentence, [], 'computed')
    return { ...own, sources: [...new Set([...own.sources, ...sources])] }
  }

  rate(value: number, how: string): MeasuredText {
    return this.#figure(value, 'percent', rateWords(value), how)
  }

  /** A change as a share of what was: "+14.9%". */
  share(value: number, how: string): MeasuredText {
    const words = `${digits(Math.abs(value) * 100, 1, 1)}%`
    return this.#figure(value, 'percent', signed(value, words), how)
  }

  points(value: number, how: string): MeasuredText {
    return this.#figure(value, 'percent', pointsWords(value), how)
  }

  /** "0.55 points": a distance without a sign. */
  gap(value: number, how: string): MeasuredText {
    return this.#figure(value, 'percent', pointsWords(Math.abs(value)).replace('+', ''), how)
  }

  /** "−1.95 to −0.91 points". */
  pointsRange(low: number, high: number, how: string): MeasuredText {
    const from = pointsWords(low).replace(' points', '')
    return this.#figure(low, 'percent', `${from} to ${pointsWords(high)}`, how)
  }

  chance(value: number, how: string): MeasuredText {
    return this.#figure(value, 'percent', chanceWords(value), how)
  }

  money(minor: number, how: string, currency = this.currency): MeasuredText {
    const words = writeMoney(Math.round(minor), currency).replace('-', '−')
    return this.#figure(Math.round(minor), 'cents', words, how)
  }

  count(value: number, how: string): MeasuredText {
    return this.#figure(value, 'count', countWords(value), how)
  }

  /** "12 days", "1 day"; any thing that is counted. */
  counted(value: number, one: string, many: string, how: string): MeasuredText {
    const words = countWords(value)
    return this.#figure(value, 'count', `${words} ${words === '1' ? one : many}`, how)
  }

  /** Times the former: 0.48. */
  times(value: number, how: string): MeasuredText {
    return this.#figure(value, 'count', digits(value, 2, 2).replace('-', '−'), how)
  }

  /** A sum of a measure, as it is counted. */
  sum(measure: Measure, value: number, how: string): MeasuredText {
    if (MEASURES[measure].unit === 'money') return this.money(value, how)
    return this.count(Math.round(value), how)
  }

  #figure(
    value: number,
    unit: 'cents' | 'percent' | 'count',
    display: string,
    how: string,
  ): MeasuredText {
    return this.desk.kit.measured({ value, unit, display, how })
  }
}
