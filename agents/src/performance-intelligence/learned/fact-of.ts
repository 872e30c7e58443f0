import type { Attributes } from '@sextant/contracts/company/kinds'
import { minorDigits, writeValue } from '@sextant/contracts/metrics/written'
import type { ProposedFact } from '../../core/known.ts'
import { sourceName } from '../../figures/figure.ts'
import { dayWords, listOf } from '../../figures/words.ts'
import type { MeasuredValue } from './measured-value.ts'

/** The interval holds it in so many of a hundred. */
const CONFIDENCE = 0.95

/** Hundredths of money, whatever its currency: so the company model counts it. */
const inCents = (minor: number, currency: string): number =>
  Math.round(minor * 10 ** (2 - minorDigits(currency)))

const RATE_DIGITS = 4

/** What was measured as a fact that waits for a person: its words say from where, when, between which values and of how many. */
export function factOf(came: MeasuredValue, currency: string): ProposedFact {
  const isMoney = came.kind === 'money'
  const stored = (value: number): number =>
    isMoney ? inCents(value, currency) : Number(value.toFixed(RATE_DIGITS))
  const { metric, channel, n, from, to, per } = came
  const attributes: Attributes<'measure'> = {
    form: isMoney ? 'money' : 'share',
    value: stored(came.value),
    ...(isMoney ? { currency } : { of: n }),
    ...(per && { per }),
    measured: {
      metric,
      ...(channel && { channel }),
      low: stored(came.low),
      high: stored(came.high),
      n,
      from,
      to,
    },
  }
  return {
    kind: 'measure',
    label: came.label,
    attributes,
    quote: quoteOf(came, currency),
    confidence: CONFIDENCE,
    status: 'proposed',
  }
}

/** "Measured from GA4, 2 November to 15 November 2026: 2.32%, between 1.92% and 2.79% (95%); n 4,620 sessions." */
function quoteOf(came: MeasuredValue, currency: string): string {
  const { kind, value, low, high, n, n_of, from, to, sources, per, more } = came
  const written = (one: number): string => writeValue({ kind, unit: null }, one, currency)
  const times = per ? ` a ${per}` : ''
  const cases = `${n.toLocaleString('en-GB')} ${n_of}`
  const days = `${dayWords(from)} to ${dayWords(to)} ${to.slice(0, 4)}`
  const where = listOf(sources.map(sourceName))
  const said = `Measured from ${where}, ${days}: ${written(value)}${times}, between ${written(low)} and ${written(high)} (95%); n ${cases}.`
  return more ? `${said} ${more}` : said
}
