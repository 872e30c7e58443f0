import { inFormOfLast } from './before-after.ts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Clause } from './clauses.ts'
import { around, isNear } from './cues.ts'
import type { Quantity } from './quantity.ts'
import { anyOf, ofParts } from './any-of.ts'

/** A name of a few words and its one figure, no more: "trade 34%", "and shops 22". */
const ENTRY = ofParts(
  'u',
  String.raw`^\s*(?:(?:and|then|after that|but)\s)*(?:[\p{L}&'’+.()/-]+\s+){1,4}(?:is\s|`,
  String.raw`are\s|about\s|around\s|=\s|:\s)?$`,
)
/** Words that no entry has: it says what somebody does. */
const NO_NAME = anyOf(
  'do|does|did|for|it|we|i|you|they|us|them|me|at|by|to|from|with|costs?|charges?',
  'pays?|takes?|needs?|sold|sells?|made|makes?|asks?|has|have|had|wants?|price|cash',
)
const MOST = 100

/** "Trade is 34% of sales. shops 22, schools 18": what follows in a list is of the same form, and a part of the same whole, as long as all of it stays below 100%. */
export function inLists(clauses: readonly Clause[], asked?: FactKind): Clause[] {
  const read: Clause[] = []
  let total = 0
  for (const clause of asked === 'segment' ? withLastSign(clauses) : clauses) {
    const before = read.at(-1)
    const lead = before && leadOf(before)
    const entry = lead && entryOf(clause)
    const isList =
      before !== undefined && lead !== undefined && isListOf(lead, before, clause, asked)
    const part = entry && isList ? partOf(entry) : undefined
    if (lead && entry && part !== undefined && total + part <= 1) {
      total += part
      const isOfAll = before !== undefined && OF_MOST.test(before.text)
      read.push(withPart(clause, entry, isOfAll ? { ...lead, ofSales: true } : lead, part))
    } else {
      const begins = leadOf(clause)
      total = begins ? begins.value : 0
      read.push(clause)
    }
  }
  return read
}

/** A list of parts of all sales; asked who buys, any list of names with their parts, over the end of a sentence too. */
function isListOf(lead: Quantity, before: Clause, clause: Clause, asked?: FactKind): boolean {
  const isPlain = asked === 'segment' && isNameAlone(before, lead)
  const isShared = isOfShares(before, lead, asked) && goesOn(before, clause)
  return (lead.ofSales === true && goesOn(before, clause)) || isPlain || isShared
}

/** "Nets are most (52%), ropes 24, twine 14": asked what is sold, a plain part is of all of it. */
const isOfShares = ({ text, figures }: Clause, lead: Quantity, asked?: FactKind): boolean =>
  (asked === 'offer' || OF_MOST.test(text)) &&
  (figures.length === 1 || lead.ofSales === true) &&
  !NO_SHARE.test(text)
/** The largest part of a whole: what follows are the smaller ones, whatever was asked. */
const OF_MOST = /\b(?:is|are|makes?|brings?) (?:the )?(?:most|main|biggest|largest)\b/i
const NO_SHARE = anyOf(
  'margins?|grow(?:s|th|ing)?|up|down|discounts?|commission|keeps?|takes?|cheaper|off|costs?|profit|leave[sd]?',
  'market|cancel|return|renew|rose|fell|more|less',
)

/** "Spain 35, France 28, Italy 12 percent": the sign of the last is that of all. */
function withLastSign(clauses: readonly Clause[]): Clause[] {
  const list = [...clauses]
  for (let index = list.length - 2; index >= 0; index -= 1) {
    const [one, next] = [list[index], list[index + 1]]
    const lead = next && leadOf(next)
    const entry = one && entryOf(one)
    const part = entry && partOf(entry)
    const isOf = lead && next && isNameAlone(next, lead) && one && goesOn(one, next)
    if (isOf && entry && part !== undefined && entry.kind === 'count')
      list[index] = withPart(one, entry, lead, part)
  }
  return list
}

/** "The schools are 48% of fees": a name and its part, no word of what they do. */
const isNameAlone = ({ text, start, figures }: Clause, lead: Quantity): boolean =>
  figures.length === 1 &&
  ENTRY.test(text.slice(0, lead.start - start)) &&
  /^(?:\s(?:of|from)(?:\s\p{L}+){1,3})?[\s.!,)]*$/u.test(text.slice(lead.end - start))

/** In one sentence: between them stand a comma and a joint at most. */
const goesOn = (one: Clause, other: Clause): boolean =>
  other.start - (one.start + one.text.length) <= ', and '.length && !ENDS.test(one.after ?? '')
const ENDS = /[.;!?\n]/

/** The one share of a clause whose other figures are of another kind. */
function leadOf({ figures }: Clause): Quantity | undefined {
  const shares = figures.filter(({ kind }) => kind === 'percent')
  const counts = figures.filter(({ kind }) => kind === 'count' || kind === 'date')
  const [share] = shares
  if (!share || shares.length > 1 || counts.length > 0) return undefined
  const isPlain = [share.of, share.high, share.signed].every(other => other === undefined)
  return isPlain ? share : undefined
}

/** The figure of a clause that is an entry of a list. */
function entryOf({ text, start, figures }: Clause): Quantity | undefined {
  const only = figures.at(-1)
  if (!only) return undefined
  const before = text.slice(0, only.start - start)
  const behind = text.slice(only.end - start)
  if (!IS_END.test(behind)) return undefined
  // "Poles 18 each, another 37": beside its price a thing has its part.
  if (ANOTHER.test(before) && figures.slice(0, -1).every(({ kind }) => kind === 'money'))
    return only
  return figures.length === 1 && ENTRY.test(before) && !NO_NAME.test(before) ? only : undefined
}
const IS_END = /^(?:\sor (?:so|thereabouts))?[\s%.!)]*$/
const ANOTHER = /\banother\s(?:about |around )?$/i

function partOf({ kind, value, noun, times, signed, of, per }: Quantity): number | undefined {
  if (signed !== undefined || per !== undefined) return undefined
  if (kind === 'percent') return of === undefined ? value : undefined
  const isBare = kind === 'count' && noun === undefined && times === undefined
  return isBare && value < MOST ? value / MOST : undefined
}

function withPart(clause: Clause, entry: Quantity, lead: Quantity, part: number): Clause {
  const { noun: _noun, orElse: _other, ...plain } = entry
  const figure: Quantity = {
    ...plain,
    kind: 'percent',
    value: Number(part.toFixed(4)),
    ...(lead.ofSales && { ofSales: true }),
  }
  return { ...clause, figures: clause.figures.map(one => (one === entry ? figure : one)) }
}

/** A goal told after what stands is in its form: "sales are 640k €. We want 800k". */
export const inFormOfBefore = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, index) => {
    const last = clauses[index - 1]?.figures.findLast(({ kind }) => !UNCOUNTED.has(kind))
    const counted = clause.figures.filter(({ kind }) => !UNCOUNTED.has(kind))
    if (!last || counted.length !== 1) return clause
    const figures = clause.figures.map(figure =>
      figure === counted[0] ? inFormOfLast(clause.text, figure, last) : figure,
    )
    return { ...clause, figures }
  })
const UNCOUNTED = new Set<Quantity['kind']>(['date', 'duration'])

const OF_ALL = ofParts(
  'i',
  String.raw`^\s?of (?:what (?:we|i) (?:sell|do|earn|make|take)|everything|all (?:we|i) (?:sell|do|earn|make)|`,
  String.raw`it all|(?:(?:the|our|my|all) )?(?:business|work|trade|money|jobs))\b`,
)

/** Shares whose clause says that they are of sales. */
export const markedOfSales = (clause: Clause): Clause => ({
  ...clause,
  figures: clause.figures.map(figure => {
    const words = around(clause.text, figure.start - clause.start, figure.end - clause.start)
    const isOfSales =
      figure.kind === 'percent' &&
      (isNear(words, 'ofSales') || OF_ALL.test(clause.text.slice(figure.end - clause.start)))
    return isOfSales ? { ...figure, ofSales: true } : figure
  }),
})
