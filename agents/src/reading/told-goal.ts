import { RHYTHMS } from '@sextant/contracts/company/figures'
import { aimIn } from './aims.ts'
import { anyOf, ofParts } from './any-of.ts'
import { type Move, moveIn, nowAndBefore } from './before-after.ts'
import type { Clause } from './clauses.ts'
import { FORMS, isSure } from './figure-forms.ts'
import { keptTime } from './kept-time.ts'
import type { Quantity } from './quantity.ts'
import { filled, type Seen } from './slots.ts'
import type { Setting } from './setting.ts'

const CENTS = 100
const YEAR = 4

/** Where it stands and where it should be; a date alone says nothing of what is wanted. */
export function goalOf(
  clause: Clause,
  figures: readonly Seen[],
  setting: Setting,
  wanted: readonly string[] | undefined,
): Record<string, unknown> {
  const { currency, today } = setting
  const times = setting.asked === 'goal' ? inOneTime(figures) : null
  const seen = inLargeMoney(times?.figures ?? figures, currency, clause.text)
  const isDue = ({ kind, day = '' }: Quantity): boolean =>
    kind === 'date' && day !== today.slice(0, day.length)
  const dated = { ...dueIn(clause, seen, today), ...filled('goal', seen.filter(isDue), wanted) }
  // "The landlord wants +20%" is a step, and no level to reach.
  const sure = seen.filter(figure => isSure(figure) && figure.signed === undefined)
  // "It is 8 weeks now, was 5": what it was is where nothing stands.
  const past = WAS_ONCE.test(clause.text)
    ? nowAndBefore(clause.text, clause.start, sure)?.was.start
    : undefined
  const levels = sure.filter(({ start }) => start !== past)
  const told = moveIn(clause.text, clause.start, levels)
  const aim = setting.asked === 'goal' && !past ? aimIn({ ...clause, figures: seen }) : null
  const { from, to } = ofToday(clause.text, { ...byItsDay(clause, seen), ...told, ...aim })
  const ends: Record<string, unknown> = { ...perOf(clause, from ?? to), ...endsOf(from, to) }
  const isKept = ends.target !== undefined && ends.baseline === undefined && KEEPS.test(clause.text)
  const form = times && ends.form ? { form: times.form } : {}
  return { ...dated, ...ends, ...form, ...(isKept && { keep: true }) }
}

/** "It stands at 62 today": one figure of today is where a goal starts, and not where it ends. */
function ofToday(text: string, { from, to }: Partial<Move>): Partial<Move> {
  const isStanding = from === undefined && STANDS.test(text) && !WANTS.test(text)
  return isStanding && to ? { from: to } : { ...(from && { from }), ...(to && { to }) }
}
const STANDS = anyOf(
  'stands? at',
  'stand at',
  '(?:is|are|am|was) at',
  'today',
  'right now',
  'currently',
  'so far',
)
const WANTS = anyOf(
  'want(?:s|ed)?',
  'need',
  'should',
  'reach',
  'get to',
  'target',
  'aim(?:s|ing)?',
  'up to',
  'grow to',
  'until',
  'till',
  'by',
)

/** "Is 24 days, want it 10": a goal about a time, the second figure in the unit of the first. */
function inOneTime(figures: readonly Seen[]): { figures: Seen[]; form: string } | null {
  const spans = figures.filter(
    ({ kind, around: { before } }) =>
      kind === 'duration' && !['in', 'within', 'for'].includes(before[0] ?? ''),
  )
  const unit = spans[0]?.unit
  const isAlike = ({ kind, noun, per, unit: own }: Seen): boolean =>
    kind === 'date' ||
    (kind === 'duration' && own === unit) ||
    (kind === 'count' && noun === undefined && per === undefined)
  if (!unit || spans.length > 2 || !figures.every(isAlike)) return null
  const counted = figures.map((figure): Seen => {
    if (figure.kind === 'date') return figure
    const { unit: _unit, ...plain } = figure
    return { ...plain, kind: 'count', value: keptTime(figure.value, unit).value }
  })
  return { figures: counted, form: keptTime(1, unit).form }
}

/** "Keep waste under 4%": to hold, not to move. */
const KEEPS =
  /\b(?:keep|hold|maintain|stay|remain)\b.{0,40}\b(?:under|below|at|above|over|within|at least|at most)\s/i

/** "In 15 months", "from 150 this year to 260 next": a day that is told from today. */
function dueIn(clause: Clause, figures: readonly Seen[], today: string): { by?: string } {
  const span = figures.find(
    ({ kind, around: { before } }) =>
      kind === 'duration' && ['in', 'within'].includes(before[0] ?? ''),
  )
  if (span?.unit === 'year' && isSure(span) && Number.isInteger(span.value))
    return { by: String(Number(today.slice(0, YEAR)) + span.value) }
  const months = span && isSure(span) ? span.value * (MONTHS_OF[span.unit ?? 'day'] ?? 0) : 0
  if (months >= 1) return { by: monthsOn(today, Math.round(months)) }
  return THIS_TO_NEXT.test(clause.text) ? { by: String(Number(today.slice(0, YEAR)) + 1) } : {}
}
const MONTHS_OF: Partial<Record<NonNullable<Quantity['unit']>, number>> = { month: 1, year: 12 }
const THIS_TO_NEXT = /\bthis (?:year|yr)\b.*\bnext\s*(?:[,.;!]|$|and\b)/i

function monthsOn(today: string, months: number): string {
  const at = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 7)
}

/** "More lamps a month, from 30 to 50": the time of both figures may stand before them. */
function perOf({ text, start }: Clause, first: Quantity | undefined): { per?: string } {
  const before = first ? text.slice(0, first.start - start) : ''
  const word = /\b(?:an?|per|each|every) (day|week|month|quarter)\b/i
    .exec(before)?.[1]
    ?.toLowerCase()
  const per = RHYTHMS.find(rhythm => rhythm === word)
  return per && !/\d/.test(before) ? { per } : {}
}

const WAS_ONCE = /\b(?:was|were|used to be)\b/i

function endsOf(from: Quantity | undefined, to: Quantity | undefined): Record<string, unknown> {
  const one = to ?? from
  const form = one && FORMS[one.kind]
  const isPart = form !== 'share' || [from, to].every(end => !end || end.value <= 1)
  if (!form || !isPart) return {}
  // Of a year is what a goal is anyway.
  const per = RHYTHMS.find(rhythm => rhythm !== 'year' && rhythm === (to?.per ?? from?.per))
  return {
    ...(from && { baseline: from.value }),
    ...(to && { target: to.value }),
    form,
    ...(per && { per }),
  }
}

const UNTIL = /\b(?:by|until|till|before)\s(?:the\s)?$/i

/** "120 members by June": one figure and the day on which it should be. */
function byItsDay(clause: Clause, seen: readonly Seen[]): Pick<Move, 'to'> {
  const counted = seen.filter(({ kind }) => FORMS[kind])
  const [only] = counted
  const day = seen.find(({ kind, isPast }) => kind === 'date' && !isPast)
  if (!only || !day || counted.length > 1 || day.start < only.end || !isSure(only)) return {}
  const words = clause.text.slice(only.end - clause.start, day.end - clause.start)
  const before = clause.text.slice(0, day.start - clause.start)
  const isUntil = UNTIL.test(before) || /\b(?:by|until|till|before)\s/i.test(words)
  return isUntil ? { to: only } : {}
}

const IS_SALES = ofParts(
  'i',
  '^(?:(?:de |in |of )?(?:turnover|revenues?|sales|income|profits?|takings|',
  String.raw`ventas|ventes|vendas|umsatz|omzet))\b`,
)
/** "The shop took in 214,000": thousands of what comes in are money. */
const TAKES_IN = anyOf('turnover|revenues?|takings|(?:took|takes?|taking) in|turned over')
const THOUSAND = 1_000

/** "31m to 45m": large numbers of which none is said to count something. */
function inLargeMoney(figures: readonly Seen[], currency: string, words: string): Seen[] {
  const counts = figures.filter(({ kind }) => kind === 'count')
  const isIncome = TAKES_IN.test(words) && counts.every(({ value }) => value >= THOUSAND)
  const isMoney =
    (isIncome || counts.some(({ times }) => times)) &&
    counts.every(({ noun }) => !noun || IS_SALES.test(noun))
  return figures.map(figure =>
    isMoney && figure.kind === 'count'
      ? { ...figure, kind: 'money', value: Math.round(figure.value * CENTS), currency }
      : figure,
  )
}
