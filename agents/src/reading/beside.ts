import type { Attributes, FactKind } from '@sextant/contracts/company/kinds'
import { anyOf } from './any-of.ts'
import { keptTime } from './kept-time.ts'
import { quantitiesIn } from './quantities.ts'
import type { Notation, Quantity } from './quantity.ts'

/** A figure that a clause tells beside what it is about: "the saw is broken, customers wait 3 weeks". */
export type Beside = { label: string; attributes: Partial<Attributes<'measure'>> }

/** Kinds whose clauses often tell a figure for which their card has no place. */
const TELLS_BESIDE = new Set<FactKind>(['constraint', 'segment', 'channel', 'partner'])

/** What a time is called, by the words around it. */
const TIMES: readonly [string, RegExp][] = [
  ['the waiting time', /\b(?:wait|waits|waited|waiting|queues?|lead time|turnaround|backlog)\b/i],
  ['the time to payment', /\b(?:pays?|paid|paying|owes?|invoices?)\b/i],
  [
    'the time needed',
    /\b(?:takes?|took|needs?|to (?:fill|make|build|finish)|for (?:one|each|every))\b/i,
  ],
]

/** Of whom somebody is heard, seen or read. */
const AUDIENCE = /^(?:followers?|subscribers?|views?|likes?|members?|readers?|listeners?|fans?)\b/i
/** What a share is of, where that is named. */
const OF_WHAT = /^\s?(?:of|from)\s(?:all\s|the\s|our\s|my\s)*(\p{L}{3,20})/iu
const OF_SALES = /^(?:sales?|turnover|revenues?|income|takings|business|work|them|these|those|us)$/i

/** Figures of a clause that have no place in the card of its kind, where its words say what they are. */
export function figuresBeside(
  { kind, quote, attributes }: { kind: FactKind; quote: string; attributes: object },
  notation: Notation,
): Beside[] {
  if (!TELLS_BESIDE.has(kind)) return []
  if ('lost' in attributes) return []
  const taken = JSON.stringify(Object.values(attributes))
  const figures = quantitiesIn(quote, notation)
  const isFree = ({ value, orElse, isVague, high }: Quantity): boolean =>
    !taken.includes(String(value)) && orElse === undefined && !isVague && high === undefined
  const open = figures
    .filter(isFree)
    .toSorted((a, b) => Number(isOwed(b, quote)) - Number(isOwed(a, quote)))
  const told = open.flatMap(figure => besideOf(figure, quote, kind))
  return told.slice(0, 1)
}

function besideOf(figure: Quantity, quote: string, kind: FactKind): Beside[] {
  if (figure.kind === 'count' && isOwed(figure, quote)) return [owed(figure)]
  if (figure.kind === 'duration') return timeOf(figure, quote)
  if (figure.kind === 'percent') return shareOf(figure, quote)
  if (figure.kind !== 'count' || !figure.noun) return []
  const { value, noun, per } = figure
  if (kind === 'channel') return AUDIENCE.test(noun) ? [counted(noun, value)] : []
  return per && per !== 'sale' && per !== 'once' ? [counted(noun, value, per)] : []
}

/** "They owe us 4 million": large, and nothing is counted behind it. */
const OWED_LEAST = 10_000
const isOwed = ({ noun = '', times, value }: Quantity, quote: string): boolean =>
  (times !== undefined || value >= OWED_LEAST) &&
  (noun === '' || OWED.test(noun)) &&
  OWED.test(quote)
const OWED = anyOf('owes?|owed|owing|outstanding|unpaid|overdue|pending')
const owed = ({ value }: Quantity): Beside => ({
  label: 'unpaid bills',
  attributes: { value: Math.round(value * 100), form: 'money' },
})

function counted(noun: string, value: number, per?: Quantity['per']): Beside {
  return { label: noun, attributes: { value, form: 'count', ...(per && { per }) } }
}

function timeOf({ value, start, unit = 'day' }: Quantity, quote: string): Beside[] {
  if (/\bsince\s$/i.test(quote.slice(0, start))) return []
  const label = TIMES.find(([, words]) => words.test(quote))?.[0]
  return label ? [{ label, attributes: keptTime(value, unit) }] : []
}

/** "78% of carts are left": of what, as it is said. */
function shareOf({ value, start, end, signed, of }: Quantity, quote: string): Beside[] {
  const isFee =
    /^\s?(?:commission|fees?)\b/i.test(quote.slice(end)) ||
    /\b(?:commission|fees?)(?: of| is|:)?\s$|\b(?:takes?|keeps?|charges?) (?:us )?$/i.test(
      quote.slice(0, start),
    )
  if (isFee && signed === undefined && value <= 1)
    return [{ label: 'commission', attributes: { value, form: 'share' } }]
  const whole = OF_WHAT.exec(quote.slice(end))?.[1]
  if (!whole || signed !== undefined || of !== undefined || value > 1) return []
  if (OF_SALES.test(whole)) return []
  return [{ label: `the share of ${whole.toLowerCase()}`, attributes: { value, form: 'share' } }]
}
