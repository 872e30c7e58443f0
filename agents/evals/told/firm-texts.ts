import type { Firm, GoldFact } from '../firm.ts'
import { quantitiesIn } from '../../src/reading/quantities.ts'
import { notationOf, type Quantity } from '../../src/reading/quantity.ts'
import { TIMES } from '../../src/reading/times-a-year.ts'
import type { Mark, MarkedText } from './marked-text.ts'

/** The words of the firms of the evals with marks where a figure is one that a careful person kept. Their other figures say nothing: not everything was kept. */
export const textsOfFirm = (firm: Firm): MarkedText[] => [
  marked(firm, 'all', firm.dump, firm.facts),
  ...Object.entries(firm.answers).map(([asked, text]) =>
    marked(
      firm,
      asked,
      text,
      firm.facts.filter(({ answer }) => answer === asked),
    ),
  ),
]

const TODAY = '2026-11-22'

function marked(
  { currency, country }: Firm,
  asked: string,
  text: string,
  facts: readonly GoldFact[],
): MarkedText {
  const figures = quantitiesIn(text, notationOf(currency, TODAY))
  const marks = figures.flatMap(figure => {
    const found = rolesOf(
      figure,
      asked === 'all' ? facts : facts.filter(of => holds(of, figure, text)),
    )
    const [only, ...more] = found
    return only && more.length === 0 ? marksOf(only, figure, facts, text) : []
  })
  return { currency, country, asked, text, marks: unique(marks), isPartial: true }
}

const unique = (marks: readonly Mark[]): Mark[] => [
  ...new Map(marks.map(mark => [`${mark.thing}.${mark.role} ${mark.start}`, mark])).values(),
]

type Found = { fact: GoldFact; role: string }

/** How the marks call what a card calls otherwise. */
const CALLED: Readonly<Record<string, string>> = {
  'offer.hoursEach': 'hours',
  'channel.hoursPerMonth': 'hours',
  'budget.hoursPerWeek': 'hours',
  'change.yearlyCost': 'cost',
  'partner.yearlyCost': 'cost',
  'rival.gapLow': 'gap',
  'rival.gapHigh': 'gap',
}
const RATED = new Set(['impact', 'ease', 'threat', 'likelihood', 'today', 'needed', 'pressure'])

const rolesOf = (figure: Quantity, facts: readonly GoldFact[]): Found[] =>
  facts.flatMap(fact => {
    const names = Object.entries(fact.attributes)
      .filter(([name, value]) => !RATED.has(name) && isOf(value, figure))
      .map(([name]) => CALLED[`${fact.kind}.${name}`] ?? name)
    return [...new Set(names)].map(role => ({ fact, role }))
  })

function holds({ quote }: GoldFact, { start, end }: Quantity, text: string): boolean {
  const at = text.indexOf(quote)
  return at !== -1 && at <= start && at + quote.length >= end
}

function isOf(value: unknown, { kind, value: own, day }: Quantity): boolean {
  if (kind === 'date') return value === day
  const kept = centsOf(value)
  if (kept !== null) return kind === 'money' && isTimes(kept, own)
  return kind !== 'money' && typeof value === 'number' && isTimes(Math.abs(value), own)
}
const centsOf = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'cents' in value ? Number(value.cents) : null
const isTimes = (kept: number, own: number): boolean =>
  TIMES.some(times => Math.abs(kept - own * times) < NEAR)
const NEAR = 1e-6

/** The figure, and where its thing is named. */
function marksOf(
  { fact, role }: Found,
  { start, end }: Quantity,
  facts: readonly GoldFact[],
  text: string,
): Mark[] {
  const { kind } = fact
  const thing = `${kind}${facts.indexOf(fact)}`
  const at = text.toLowerCase().indexOf(fact.label.toLowerCase())
  const name = { kind, thing, role: null, start: at, end: at + fact.label.length }
  return [{ kind, thing, role, start, end }, ...(at === -1 ? [] : [name])]
}
