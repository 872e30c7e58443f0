import { RHYTHMS } from '@sextant/contracts/company/figures'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { type Move, moveIn } from './before-after.ts'
import type { Clause } from './clauses.ts'
import { around } from './cues.ts'
import type { Quantity } from './quantity.ts'
import { ratedIn } from './rated.ts'
import { filled, type Seen } from './slots.ts'

/** What is known beside the words: the money of the company, and the day. */
export type Setting = {
  currency: string
  today: string
  /** Somewhere in the text is a percent: a bare number may be one too. */
  hasPercent: boolean
}

/** What a clause fills in on the card of a kind. */
export type Teller = (kind: FactKind, wanted?: readonly string[]) => Record<string, unknown>

const CENTS = 100

export function tellerOf(clause: Clause, setting: Setting): Teller {
  const seen = seenIn(clause, setting)
  const move = moveIn(clause.text, clause.start, clause.figures.filter(isSure))
  return (kind, wanted) => {
    const sums = asSums(kind, clause, seen, setting)
    if (kind === 'goal') return goalOf(clause, seen, setting, wanted)
    const rated = ratedIn(kind, clause.text, clause.start, clause.figures)
    const moved = kind === 'change' && move.isTold && !move.isWanted ? movedOf(move) : {}
    return { ...filled(kind, sums, wanted), ...rated, ...moved }
  }
}

const isSure = ({ orElse, isVague }: Quantity): boolean => orElse === undefined && !isVague

/** The figures of a clause with what stands around them. */
function seenIn(clause: Clause, { today }: Setting): Seen[] {
  const withMoney = clause.figures.some(({ kind }) => kind === 'money')
  return clause.figures.map(figure => ({
    ...figure,
    around: around(clause.text, figure.start - clause.start, figure.end - clause.start),
    isPast: figure.day !== undefined && figure.day < today.slice(0, figure.day.length),
    withMoney,
  }))
}

const FORMS: Partial<Record<Quantity['kind'], string>> = {
  count: 'count',
  money: 'money',
  percent: 'share',
}

/** Where it stands and where it should be; a date alone says nothing of what is wanted. */
function goalOf(
  clause: Clause,
  figures: readonly Seen[],
  { currency, today }: Setting,
  wanted: readonly string[] | undefined,
): Record<string, unknown> {
  const seen = inLargeMoney(figures, currency)
  const isDue = ({ kind, day = '' }: Quantity): boolean =>
    kind === 'date' && day !== today.slice(0, day.length)
  const dated = filled('goal', seen.filter(isDue), wanted)
  const told = moveIn(clause.text, clause.start, seen.filter(isSure))
  const { from, to } = { ...byItsDay(clause, seen), ...told }
  return { ...dated, ...endsOf(from, to) }
}

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

/** "31m to 45m": large numbers of which none is said to count something. */
function inLargeMoney(figures: readonly Seen[], currency: string): Seen[] {
  const counts = figures.filter(({ kind }) => kind === 'count')
  const isMoney = counts.some(({ times }) => times) && counts.every(({ noun }) => !noun)
  return figures.map(figure =>
    isMoney && figure.kind === 'count'
      ? { ...figure, kind: 'money', value: Math.round(figure.value * CENTS), currency }
      : figure,
  )
}

/** Bare numbers before and after may be of money or of things: that is not told. */
function movedOf({ from, to }: Move): Record<string, unknown> {
  const form = from && FORMS[from.kind]
  if (!from || !to || !form) return {}
  if (form === 'count' && !from.noun) return {}
  return { from: from.value, to: to.value, form }
}

/** Kinds whose large numbers are money where nothing is counted behind them: a budget of 40k. */
const IN_MONEY = new Set<FactKind>(['channel', 'budget', 'idea'])
/** What is of money by its name, whatever it amounts to. */
const OF_MONEY =
  /\b(?:cash|rents?|wages|salar(?:y|ies)|overheads?|payroll|costs?|debts?|arrears|turnover|revenue)\b/i
/** Kinds in which a number behind "at" or "they charge" is a price. */
const PRICED = new Set<FactKind>(['offer', 'rival'])
const AT_PRICE =
  /\b(?:at|charges?|priced?(?: at| is)?|costs?(?: me| us| about| around)?|pays?)\s(?:about |around )?$/i

function asSums(
  kind: FactKind,
  clause: Clause,
  figures: readonly Seen[],
  { currency, hasPercent }: Setting,
): Seen[] {
  return figures.map(figure => {
    if (figure.kind !== 'count' || figure.noun) return figure
    const before = clause.text.slice(0, figure.start - clause.start)
    const isLarge = IN_MONEY.has(kind) && figure.times !== undefined
    const isNamed = kind === 'measure' && !hasPercent && OF_MONEY.test(before)
    const isSum = isLarge || isNamed || (PRICED.has(kind) && !hasPercent && AT_PRICE.test(before))
    return isSum ? { ...figure, kind: 'money', value: figure.value * CENTS, currency } : figure
  })
}
