import type { FactKind } from '@sextant/contracts/company/kinds'
import type { ProposedFact } from '../known.ts'
import { isSameName, meant } from './same-thing.ts'
import { ofParts } from '../../reading/any-of.ts'

export const plainLabel = (label: string): string =>
  label.toLowerCase().replace(/^(?:the|an?)\s/, '')

export const MARKET = /^(?:the |our )?markets?$/i

/** "Loaves 8 each, flour costs 2": what says no more than one field of what was named right before belongs to it. */
export function withParts(facts: readonly ProposedFact[], text: string): ProposedFact[] {
  return facts.reduce<ProposedFact[]>((list, fact) => {
    const whole = list.at(-1)
    const attributes = whole && addedTo(whole, fact, text)
    if (!whole || !attributes) return [...list, fact]
    const label = whole.label === CALLED_GOAL ? fact.label : whole.label
    const quote = quoteOver(text, whole, fact)
    return [...list.slice(0, -1), { ...whole, label, attributes, quote }]
  }, [])
}

type Attributes = ProposedFact['attributes']
/** What a goal is called that nobody named. */
export const CALLED_GOAL = 'the goal'

/** What a thing is told to be by both; null where the later clause is of another. */
function addedTo(whole: ProposedFact, fact: ProposedFact, text: string): Attributes | null {
  if (whole.kind !== fact.kind) return null
  if (isPartOf(fact, whole)) return { ...whole.attributes, ...fact.attributes }
  if (!follows(whole, fact, text)) return null
  if (saysHowMany(whole, fact)) return { ...whole.attributes, ...fact.attributes }
  const isEnd =
    fact.kind === 'goal' && isOfOne(whole, fact) && isOtherEnd(whole.attributes, fact.attributes)
  const isOf = GOES_ON.has(fact.kind) && isDisjoint(whole.attributes, fact.attributes)
  if (isEnd || (isOf && (SAYS_THEY.test(fact.quote) || namesOnlyAField(fact))))
    return { ...whole.attributes, ...fact.attributes }
  return fact.kind === 'strength' ? withOthers(whole, fact) : null
}

/** "The ferry was out for a month, we turned away 40 guests": how many were lost by what was named before. */
const saysHowMany = (whole: ProposedFact, fact: ProposedFact): boolean =>
  fact.kind === 'constraint' &&
  fact.attributes.lost !== undefined &&
  isDisjoint(whole.attributes, fact.attributes) &&
  REFUSES.test(fact.quote)
const REFUSES = ofParts(
  'i',
  String.raw`^\W*(?:(?:and|so|last (?:year|summer|winter|season))\W+){0,2}(?:(?:we|i)\s(?:had to\s|even\s)?)`,
  String.raw`(?:refused?|refund(?:ed)?|declined?|turn(?:ed)? (?:away|down)|sen[dt] (?:away|home|back)|sa(?:id|y) (?:no|sorry) to|lost)\s`,
)

/** Kinds of which an answer tells several things one after the other, each in a clause or more. */
export const GOES_ON = new Set<FactKind>([
  'offer',
  'segment',
  'rival',
  'person',
  'partner',
  'change',
  'channel',
  'idea',
])
/** "They spend 900 a year": of what was named before. */
export const SAYS_THEY = ofParts(
  'iu',
  String.raw`^(?:and |but |then |which )?(?:(?:they|they['’]re|it|it['’]s|its|that['’]?s|those|`,
  String.raw`these|each|(?:we|i) (?:make|earn|keep) |(?:she|he) (?:has|works|gives) |there (?:are|were) )|costs? (?:me|us|about|around|\p{Sc}|\d)|takes? |`,
  String.raw`(?:bring|brought|brings) (?:in|me|us)\b|of (?:that|which|it)\b|(?:we|i) (?:did|do|make|made|sell|sold) `,
  String.raw`(?:about |around |maybe )?[\d.,]{1,9} (?:of (?:them|those|these|that)|(?:an?|per) (?:year|month|week|day))\b)`,
)
/** A field in the place of a name: "margin 36". */
const namesOnlyAField = ({ label, quote }: ProposedFact): boolean =>
  /^(?:margins?|costs?|materials?|parts|ingredients|labou?r|prices?|share|growth|volume|churn)$/.test(
    plainLabel(label),
  ) && !/\b(?:for|of)\b/i.test(quote)

/** Its words stand right behind the others, but for a mark or a joint. */
function follows(whole: ProposedFact, fact: ProposedFact, text: string): boolean {
  const end = text.indexOf(whole.quote) + whole.quote.length
  const start = text.indexOf(fact.quote, end)
  return (
    start !== -1 && /^[\s.,;:!?)]*(?:\b(?:and|but|plus|while)\b)?\s*$/i.test(text.slice(end, start))
  )
}

const isDisjoint = (one: Attributes, other: Attributes): boolean =>
  Object.keys(other).every(name => one[name] === undefined)

/** "120 members by June. Now 64.": what one clause tells of a goal that the other leaves open. */
function isOtherEnd(one: Attributes, other: Attributes): boolean {
  const { form: first, ...rest } = one
  const { form: second, ...more } = other
  const isAlike = first === undefined || second === undefined || first === second
  return isAlike && hasEnd(more) && Object.keys(more).length > 0 && isDisjoint(rest, more)
}

const hasEnd = (attributes: Attributes): boolean =>
  attributes.target !== undefined || attributes.baseline !== undefined

/** One of them names nothing, or both the same. */
const isOfOne = (one: ProposedFact, other: ProposedFact): boolean =>
  [one.label, other.label].includes(CALLED_GOAL) || one.label === other.label

const OWN = /\b(?:we|our|ours|us|i|my|mine)\b/i
/** "We answer in 2 hours. Moss & Daughters take 9": the later figure is what others need. */
function withOthers(whole: ProposedFact, fact: ProposedFact): Attributes | null {
  const { proof, proofForm } = fact.attributes
  const ofTime = ['minutes', 'hours', 'days', 'weeks']
  const isTime = [proofForm, whole.attributes.proofForm].every(form =>
    ofTime.includes(String(form)),
  )
  if (proof === undefined || !isTime || OWN.test(fact.quote)) return null
  const isSame = proofForm === whole.attributes.proofForm
  return { ...whole.attributes, ...(isSame && { versus: proof }) }
}

/** What a clause may add to the one before it, and by which name: any, or those that stand for no thing of their own. */
const PARTS: readonly { kind: FactKind; field: string; beside: string; called?: RegExp }[] = [
  { kind: 'constraint', field: 'hoursPerWeek', beside: 'hoursEach' },
  { kind: 'offer', field: 'unitCost', beside: 'price' },
  { kind: 'offer', field: 'marketGrowth', beside: 'ownShare', called: MARKET },
  {
    kind: 'partner',
    field: 'ends',
    beside: 'share',
    called: /\b(?:contract|agreement|lease|deal)$/i,
  },
]

const isPartOf = (fact: ProposedFact, whole: ProposedFact): boolean =>
  PARTS.some(
    ({ kind, field, beside, called }) =>
      fact.kind === kind &&
      whole.kind === kind &&
      Object.keys(fact.attributes).join() === field &&
      whole.attributes[beside] !== undefined &&
      whole.attributes[field] === undefined &&
      (!called || called.test(fact.label)),
  )

/** Kinds that are named again by a part of their name. */
const SHORTENED = new Set<FactKind>(['offer', 'segment', 'rival', 'partner', 'resource'])

/** What is named twice in one message is one thing: "Bowls are 9 each. Bowls are 40% of sales". */
export function withTwins(facts: readonly ProposedFact[], text: string): ProposedFact[] {
  return facts.reduce<ProposedFact[]>((list, fact) => {
    const named = meant(
      fact.label,
      list.filter(({ kind }) => kind === fact.kind && SHORTENED.has(kind)),
    )
    const at = list.findIndex(other => isTwin(other, fact, named))
    const first = list[at]
    if (named && named !== first && isNamedAgain(named, fact)) return list
    if (!first) return [...list, fact]
    const attributes = { ...first.attributes, ...fact.attributes }
    const over = quoteOver(text, first, fact)
    const isOverOther = list.some((other, index) => index !== at && over.includes(other.quote))
    return list.with(at, { ...first, attributes, quote: isOverOther ? first.quote : over })
  }, [])
}

/** "One school left" after "schools" tells no other group. */
const isNamedAgain = (one: ProposedFact, fact: ProposedFact): boolean =>
  Object.keys(fact.attributes).length === 0 && isSameName(one.label, fact.label)

/** Of one kind and name, and nothing said of it in two ways. */
const isTwin = (one: ProposedFact, other: ProposedFact, named: ProposedFact | null): boolean =>
  one.kind === other.kind &&
  !namesOnlyAField(one) &&
  (plainLabel(one.label) === plainLabel(other.label) ||
    (one === named && Object.keys(other.attributes).length > 0)) &&
  Object.keys(one.attributes).every(name => other.attributes[name] === undefined)

/** The words from the one to the end of the other, as they stand; else those of the first. */
function quoteOver(text: string, from: ProposedFact, to: ProposedFact): string {
  const start = text.indexOf(from.quote)
  const end = text.indexOf(to.quote, start)
  return start === -1 || end === -1 ? from.quote : text.slice(start, end + to.quote.length)
}
