import type { FactKind } from '@sextant/contracts/company/kinds'
import { anyOf, ofParts } from './any-of.ts'
import { moveIn } from './before-after.ts'
import type { Clause } from './clauses.ts'
import { MEASURED, OVER } from './samples.ts'
import type { Quantity } from './quantity.ts'

/** Words behind which the figure of others stands. */
const OTHERS = ofParts(
  'iu',
  String.raw`(?:^|[\s,(])(?:elsewhere|(?:the )?(?:others?|rest|rivals?|competitors?|competition|industry|average|usual)|they|theirs?|`,
  String.raw`them|against|vs\.?|versus|compared (?:to|with)|than)(?:['’](?:re|s|ve)|\s(?:have|has|had|need|needs|take|takes|get|gets|is|are|at|`,
  String.raw`in|with|its|it['’]s|average|only|about|around|just|the|usually|others?|of))*[\s:]*$`,
)
/** "In Leeds it's 20". */
const ELSEWHERE = ofParts(
  'u',
  String.raw`(?:^|[\s,(])(?:in|at|with)\s\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)?\s`,
  String.raw`(?:it['’]?s|it is|is|takes?|they need)\s(?:about\s)?$`,
)
/** "The trade has 60", of others as one. */
const TRADE =
  /(?:^|[\s,])the\s(?:trade|market|sector|city|town|country)\s(?:has|needs|takes|is at)\s(?:about\s)?$/i
/** A name alone: "Northgate 46". */
const NAMED = ofParts(
  'u',
  String.raw`(?:^|[\s,])\p{Lu}[\p{L}&'’-]*(?:\s(?:\p{Lu}[\p{L}'’-]*|&)){0,3}\s`,
  String.raw`(?:is\s|needs?\s|takes?\s|has\s|at\s)?(?:about\s)?$`,
)
/** "The national benchmark is 8", "the rest of the market 21". */
const AVERAGE = ofParts(
  'iu',
  String.raw`\b(?:averages?|avg|benchmarks?|sector|market|industry|association|norm|rivals?|competitors?|others|rest)\b(?:['’]s)?`,
  String.raw`(?:\s(?:for|of|in)(?:\s\p{L}+){1,3})?(?:\s(?:is|are|at|has|have|more|like|needs?|takes?|says?|said|about|around|only)){0,4}[\s:]*$`,
)
/** "68 district average", "71 elsewhere", "24% nationally". */
const OF_OTHERS = ofParts(
  'iu',
  String.raw`^(?:\s?%)?(?:\s\p{L}+){0,2}\s(?:averages?|avg|norm|natl|national|sector|elsewhere|nationally|`,
  String.raw`in the (?:trade|sector|market|industry))\b`,
)
const DAYS = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 365 / 12,
  year: 365,
} as const
const FORMS = {
  minute: 'minutes',
  hour: 'hours',
  day: 'days',
  week: 'weeks',
  month: 'weeks',
  year: 'years',
} as const

type Compared = { proof: number; proofForm: string; versus: number }

/** "5 days, elsewhere 20": the own figure and that of others, in one measure. Null where the words compare nothing. */
export function comparedIn({ text, start, figures, theirs: told }: Clause): Compared | null {
  const [first] = figures.filter(isCompared)
  if (told && first && first !== told) return inOneForm(first, told)
  const compared = figures.filter(isCompared)
  const [own, theirs, ...more] =
    compared.length > 2 ? withoutSamples(compared, text, start) : compared
  if (!own || !theirs || more.length > 0) return null
  const between = text.slice(own.end - start, theirs.start - start)
  const after = text.slice(theirs.end - start)
  const isOthers =
    [OTHERS, ELSEWHERE, TRADE, NAMED, AVERAGE].some(words => words.test(between)) ||
    OF_OTHERS.test(after)
  return isOthers ? inOneForm(own, theirs) : null
}

/** "Over 9,200 orders", "n = 40": how many it was measured over is neither figure. */
const withoutSamples = (figures: readonly Quantity[], text: string, start: number): Quantity[] =>
  figures.filter(
    figure =>
      figure.kind !== 'count' ||
      !(
        OVER.test(text.slice(0, figure.start - start)) ||
        MEASURED.test(text.slice(figure.end - start))
      ),
  )

const isCompared = ({ kind, orElse, isVague, high }: Quantity): boolean =>
  kind !== 'date' &&
  kind !== 'money' &&
  orElse === undefined &&
  isVague === undefined &&
  high === undefined

function inOneForm(own: Quantity, theirs: Quantity): Compared | null {
  const isBare = theirs.kind === 'count'
  if (own.kind === 'percent') {
    const versus = isBare ? theirs.value / 100 : theirs.value
    const isPart = own.value <= 1 && versus <= 1 && theirs.kind !== 'duration'
    return isPart ? { proof: own.value, proofForm: 'share', versus } : null
  }
  if (own.kind === 'count')
    return theirs.kind === 'duration'
      ? inTime({ ...own, ...theirs, value: own.value }, theirs)
      : countsOf(own, theirs)
  return theirs.kind === 'percent' ? null : inTime(own, theirs)
}

const countsOf = (own: Quantity, theirs: Quantity): Compared | null =>
  theirs.kind === 'count' ? { proof: own.value, proofForm: 'count', versus: theirs.value } : null

/** Both in the unit of the own; months are told in weeks. */
function inTime(own: Quantity, theirs: Quantity): Compared {
  const unit = own.unit ?? 'day'
  const kept = unit === 'month' ? 'week' : unit
  const times = (of: keyof typeof DAYS): number => DAYS[of] / DAYS[kept]
  const round = (value: number): number => Number(value.toFixed(1))
  return {
    proof: round(own.value * times(unit)),
    proofForm: FORMS[unit],
    versus: round(theirs.value * times(theirs.unit ?? unit)),
  }
}

/** What others need stands in a part of its own: "78% arrive whole, they 52". It belongs to the part before. */
export function withComparisons(
  clauses: readonly Clause[],
  text: string,
  asked: FactKind | undefined,
): Clause[] {
  return clauses.reduce<Clause[]>((list, clause) => {
    const last = list.at(-1)
    const both = last && isBeside(last, clause, text) ? over(last, clause, text) : null
    const isProof = both && comparedIn(both) && (asked === 'strength' || isPlain(both))
    if (isProof) return [...list.slice(0, -1), both]
    const isTheirs = last && asked === 'strength' && isOfOthers(last, clause)
    if (!last || !isTheirs) return [...list, clause]
    const theirs = clause.figures.find(isCompared)
    return [...list.slice(0, -1), { ...over(last, clause, text), ...(theirs && { theirs }) }]
  }, [])
}

/** Asked what one does better: what the trade or a rival has stands behind the own figure, in a part of its own, "the sector is 6", "Moss & Daughters 35". */
function isOfOthers(own: Clause, other: Clause): boolean {
  const mine = own.figures.filter(isCompared)
  const [theirs, ...more] = other.figures.filter(isCompared)
  const [proof] = mine
  if (!proof || !theirs || more.length > 1 || OWN.test(other.text)) return false
  if (comparedIn(own) || inOneForm(proof, theirs) === null) return false
  if (isSampleTold(other, theirs)) return false
  const isBare = theirs.kind === 'count' && theirs.noun === undefined
  const isSame = theirs.kind === proof.kind && proof.kind !== 'count'
  return BENCHMARK.test(other.text) || isBare || isSame
}
/** "From 310 mothers": over how many it was measured. */
const isSampleTold = ({ text, start }: Clause, figure: Quantity): boolean =>
  figure.kind === 'count' &&
  (figure.noun !== undefined || /\bn\s?=\s?$/i.test(text.slice(0, figure.start - start))) &&
  (OVER.test(text.slice(0, figure.start - start)) || MEASURED.test(text.slice(figure.end - start)))
/** What is one's own; a friend or a neighbour is not, nor what goes without one. */
const OWN = ofParts(
  'i',
  String.raw`\b(?:we|our|ours|i|my(?! (?:friends?|neighbou?rs?|rivals?|cousins?|competitors?)\b)|mine|`,
  String.raw`(?<!without |before )us)\b`,
)
const BENCHMARK = anyOf(
  'averages?|avg|benchmarks?|sector|market|industry|national(?:ly)?|trade|norms?|usual(?:ly)?|typical(?:ly)?|elsewhere|others?',
  'rest|competitors?|competition|rivals?|everybody else|everyone else|they|them|theirs',
)
/** "Row 260 boats a year, this year we did 150": asked for a goal, what stands belongs to what is wanted. */
export function withEnds(
  clauses: readonly Clause[],
  text: string,
  asked: FactKind | undefined,
): Clause[] {
  if (asked !== 'goal') return [...clauses]
  return clauses.reduce<Clause[]>((list, clause) => {
    const last = list.at(-1)
    const isPair =
      last && isBeside(last, clause, text) && STANDS.test(clause.text) && !STANDS.test(last.text)
    const both = isPair ? over(last, clause, text) : null
    const { from, to } = both ? moveIn(both.text, both.start, both.figures) : {}
    return both && from && to ? [...list.slice(0, -1), both] : [...list, clause]
  }, [])
}
const STANDS = anyOf(
  'now|today|currently|this (?:year|yr)|last (?:year|yr)|so far|(?:we|i) (?:did|do|have|had|are at)',
  String.raw`it['’]?s|it is`,
)

/** In one sentence, a figure in each. */
const isBeside = (one: Clause, other: Clause, text: string): boolean =>
  [one, other].every(({ figures }) => figures.filter(({ kind }) => kind !== 'date').length === 1) &&
  (JOINT.test(text.slice(one.start + one.text.length, other.start)) ||
    (OPENS_OTHERS.test(other.text) &&
      /^;\s$/.test(text.slice(one.start + one.text.length, other.start))))
const JOINT = /^[\s,]*(?:and|but|while|whereas)?\s*$/i
const OPENS_OTHERS = /^(?:theirs?|they|elsewhere|others?)\b/i

/** Two clauses as one, with what stands between them. */
export const over = (one: Clause, other: Clause, text: string): Clause => ({
  ...other,
  text: text.slice(one.start, other.start + other.text.length),
  start: one.start,
  figures: [...one.figures, ...other.figures],
  ...(one.theirs && { theirs: one.theirs }),
})

/** Whatever was asked: a share or a time of one's own against that of others. */
const isPlain = ({ text, figures: [own] }: Clause): boolean =>
  (own?.kind === 'percent' || own?.kind === 'duration') &&
  /\b(?:we|our|ours)\b/i.test(text) &&
  /\b(?:they|theirs|others|elsewhere|rivals|competitors)\b/i.test(text)
