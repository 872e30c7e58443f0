import type { FactKind } from '@sextant/contracts/company/kinds'
import { anyOf } from './any-of.ts'
import { alike, moveIn } from './before-after.ts'
import type { Clause } from './clauses.ts'
import { over } from './compared.ts'
import type { Quantity } from './quantity.ts'

/** So many parts of an answer may tell the two ends of one goal and its day. */
const PARTS_MAX = 3
/** More figures than that tell more than one goal. */
const FIGURES_MAX = 3

/** Asked for a goal: where it stands, where it goes and by when are often told in parts, "120 boats by 2028. Now 64", "we take 68%. The board wants 85". `saysOther`: the words of a part tell another kind. */
export function withAims(
  clauses: readonly Clause[],
  text: string,
  asked: FactKind | undefined,
  saysOther: (clause: Clause) => boolean,
): Clause[] {
  if (asked !== 'goal' || clauses.some(isWhole)) return withDays(clauses, text, asked, saysOther)
  for (const [index, first] of clauses.entries()) {
    if (saysOther(first)) continue
    const next = clauses.slice(index + 1, index + PARTS_MAX)
    const end = next.findIndex(saysOther)
    const more = end === -1 ? next : next.slice(0, end)
    for (const [at, last] of more.entries()) {
      const both = more.slice(0, at + 1).reduce((one, other) => over(one, other, text), first)
      if (!isWhole(both)) continue
      const rest = [...clauses.slice(0, index), both, ...clauses.slice(clauses.indexOf(last) + 1)]
      return withDays(rest, text, asked, saysOther)
    }
  }
  return withDays(clauses, text, asked, saysOther)
}

/** Both ends are told, and little else. */
const isWhole = (clause: Clause): boolean => aimIn(clause) !== null

const isEnd = ({ kind, orElse, isVague, high, signed }: Quantity): boolean =>
  (kind === 'money' || kind === 'percent' || kind === 'count') &&
  [orElse, isVague, high, signed].every(other => other === undefined)

/** What an answer about a goal wants, and where that stands; null where the words do not tell which is which. */
export function aimIn({ text, start, figures }: Clause): { from: Quantity; to: Quantity } | null {
  const counted = figures.filter(isEnd)
  if (counted.length < 2 || counted.length > FIGURES_MAX) return null
  const { from, to } = moveIn(text, start, counted)
  if (from && to) return { from, to }
  return byRole(text, start, figures, counted)
}

/** One figure is wanted or stands by its words; the other one of its form is the other end. */
function byRole(
  text: string,
  start: number,
  figures: readonly Quantity[],
  counted: readonly Quantity[],
): { from: Quantity; to: Quantity } | null {
  const told = counted.map(figure => ({ figure, words: wordsOf(text, start, figure, figures) }))
  const wanted = told.filter(({ words }) => WANTED.test(words))
  const standing = told.filter(({ words }) => !WANTED.test(words) && STANDS.test(words))
  const [to, ...more] = wanted
  if (to && more.length === 0) {
    const others = told.filter(one => one !== to)
    // "1,850 members at £24, want 3k": a price is no end of what is counted.
    const alikes = others.filter(({ figure }) => figure.kind === to.figure.kind)
    const [from, another] = [standing, others, alikes].find(({ length }) => length === 1) ?? []
    return from && !another ? bothOf(from.figure, to.figure) : null
  }
  const [from, ...other] = standing
  const [open, ...others] = told.filter(one => one !== from)
  const isPair = from && open && other.length === 0 && others.length === 0 && wanted.length === 0
  return isPair ? bothOf(from.figure, open.figure) : null
}

function bothOf(one: Quantity, other: Quantity): { from: Quantity; to: Quantity } | null {
  const { from, to } = alike(one, other)
  return from && to ? { from, to } : null
}

/** The words of a figure's own part of the sentence: between the figures, and the joints, around it. */
function wordsOf(
  text: string,
  start: number,
  figure: Quantity,
  figures: readonly Quantity[],
): string {
  const last = figures.findLast(({ end, kind }) => end <= figure.start && kind !== 'date')
  const next = figures.find(({ start: from, kind }) => from >= figure.end && kind !== 'date')
  const before = text.slice(last ? last.end - start : 0, figure.start - start)
  const after = text.slice(figure.end - start, next ? next.start - start : undefined)
  const own = before.split(last ? /[,;.!?]\s|\s(?:and|but)\s/ : /[.!?]\s/).at(-1) ?? ''
  return `${own}# ${after.split(next ? /[,;.!?]\s|\s(?:and|but)\s/ : /[.!?]\s/)[0] ?? ''}`
}
const WANTED = anyOf(
  String.raw`wants?|wanted|wish(?:es)?|goals?|targets?|aim(?:s|ing)?|reach|get(?:ting)? to|should|hop(?:e|es|ing)|dream|need|needs`,
  String.raw`would (?:like|love)|(?:i|we|they)(?:['’]d| would)|back to|next (?:year|yr|season)|by|until|till?|before|within|raise|make it|at least`,
)
const STANDS = anyOf(
  String.raw`now|today|currently|at the moment|at present|so far|this (?:year|yr|season)|(?:of|in) 20\d\d|already`,
  'last (?:fin(?:ancial)? )?(?:year|yr|season|spring|summer|autumn|fall|winter)|was|were|did|have|had|had|closed?|make|made|take|do',
  String.raw`(?:we|i)['’](?:re|ve|m)|stand at|are at|came to|is`,
)

/** A day alone behind a goal is its day: "640 nurses a year. Till the end of 2028". */
function withDays(
  clauses: readonly Clause[],
  text: string,
  asked: FactKind | undefined,
  saysOther: (clause: Clause) => boolean,
): Clause[] {
  if (asked !== 'goal') return [...clauses]
  return clauses.reduce<Clause[]>((list, clause) => {
    const last = list.at(-1)
    const isDay =
      last !== undefined &&
      last.figures.length > 0 &&
      last.figures.every(({ kind }) => kind !== 'date') &&
      clause.figures.length === 1 &&
      clause.figures[0]?.kind === 'date' &&
      IS_DAY.test(clause.text) &&
      !saysOther(clause)
    return isDay && last ? [...list.slice(0, -1), over(last, clause, text)] : [...list, clause]
  }, [])
}
const IS_DAY = anyOf('deadline|due|by|until|till?|before|end of|in|for|within|latest|at')
