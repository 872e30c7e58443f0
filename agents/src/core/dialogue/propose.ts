import type { FactKind } from '@sextant/contracts/company/kinds'
import { type Company, type Fact } from '../../company/company.ts'
import { ofParts } from '../../reading/any-of.ts'
import { readCards } from '../../reading/read.ts'
import type { ReadCard } from '../../reading/read-card.ts'
import { figuresBeside } from '../../reading/beside.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { sortsOf } from '../../reading/sorts.ts'
import { IS_LINE } from '../../reading/list-entries.ts'
import type { Heading } from '../../reading/headings.ts'
import { FORCE_NAMES } from '../../reading/rated.ts'
import { plainKind } from '../../reading/plain-kinds.ts'
import { overrules, questionNamed } from '../../reading/says.ts'
import { attributesOf } from '../book.ts'
import type { FactChange, ProposedFact } from '../known.ts'
import { notationIn } from '../../reading/notation.ts'
import type { Notation } from '../../reading/quantity.ts'
import { currencyOfText, hasMoney, wordsBefore, writingOf } from '../reading-currency.ts'
import { isListed, jobWords, mayBe, nameBeforeFigure, ownWords, wholeName } from './as-asked.ts'
import {
  CALLED_GOAL,
  GOES_ON,
  MARKET,
  plainLabel,
  SAYS_THEY,
  withParts,
  withTwins,
} from './joined.ts'
import type { Amendment } from './amend.ts'
import { fitName, isNameless } from './is-name.ts'
import { conflictsOf } from './conflicts.ts'
import { type Asked, partsByTopic } from './parts-by-topic.ts'
import { tellsNothing } from './not-told.ts'
import { ofSold, ofStanding } from './of-standing.ts'
import { meant, spokenOf } from './same-thing.ts'
import { plainName } from './plain-name.ts'
import { TAKES_BACK } from './amend-sides.ts'
import { lineSpoken, namedOnce, replaced, whoStands } from './who-stands.ts'

/** `leftOut`: a clause of which nothing was kept, to be named. */
export type Proposals = {
  facts: ProposedFact[]
  changes: FactChange[]
  /** What is said otherwise of the same thing that stands. */
  conflicts: Amendment[]
  leftOut: string | null
}

/** Kinds that are known by somebody's name. */
const NAMED: readonly FactKind[] = ['rival', 'person', 'partner', 'channel']
/** What is called after its kind where nobody named it: there is one of it. */
const CALLED: Partial<Record<FactKind, string>> = { goal: CALLED_GOAL, budget: 'the budget' }
/** How sure a reading is: the kind was asked for, or guessed from the form of the figures. */
const SURE = { asked: 0.7, guessed: 0.4 }

/** Reads words into facts to be confirmed, a clause each. What has no name, or no sort that its figures tell, stays a card for somebody to sort. `described`: what the company says of itself. */
export function propose(
  text: string,
  company: Company,
  asked: Asked | null,
  described = '',
): Proposals {
  const parts = partsByTopic(text, company, asked)
  if (parts === null) return proposeOne(text, company, asked, { described, whole: '' })
  const all = parts.map(part => {
    const isHeaded = part.headed !== undefined
    const isGuessed = !isHeaded && part.asked !== asked
    const around = { described, whole: text, isHeaded, isGuessed }
    const told = proposeOne(part.text, company, part.asked, around)
    return { ...told, facts: told.facts.map(fact => withBearing(fact, part.headed)) }
  })
  return {
    facts: namedOnce(all.flatMap(({ facts }) => facts)),
    changes: all.flatMap(({ changes }) => changes),
    conflicts: all.flatMap(({ conflicts }) => conflicts),
    leftOut: all.map(({ leftOut }) => leftOut).find(left => left !== null) ?? null,
  }
}

/** What stands around the words: what the company says of itself, the whole message, which tells how numbers and money are written, whether a heading says what they are, or only their topic was guessed. */
type Around = { described: string; whole: string; isHeaded?: boolean; isGuessed?: boolean }

/** An opportunity helps and a threat hurts, unless its own words say otherwise. */
function withBearing(fact: ProposedFact, heading: Heading | undefined): ProposedFact {
  const isOpen = fact.kind === 'change' && fact.attributes.bearing === undefined
  return isOpen && heading?.bearing
    ? { ...fact, attributes: { ...fact.attributes, bearing: heading.bearing } }
    : fact
}

function proposeOne(
  text: string,
  company: Company,
  asked: Asked | null,
  { described, whole, isHeaded = false, isGuessed = false }: Around,
): Proposals {
  const { today } = company
  const currency = currencyFor(whole || text, company, described)
  const before = `${wordsBefore(company)} ${whole}`
  const cards = readCards({ text, currency, today, before, ...(asked && { asked }) }).filter(
    ({ quote }) => !tellsNothing(quote, asked?.kind),
  )
  const fitting = asked ? cards.filter(card => isFilled(card, asked.kind)).length : 0
  const isOnly = asked !== null && ONE_ONLY.has(asked.kind)
  const isPoured =
    cards.length >= POURED && (isOnly || (fitting < cards.length * LISTED && !isListed(text)))
  const isAnswered = fitting > 0
  const aims = cards.filter(({ attributes }) => attributes.goal?.target !== undefined)
  const isAimed = aims.length > 0
  const aim = aims.length === 1 ? (aims[0] ?? null) : null
  const isAlone = cards.length === 1
  const heard = { asked, isPoured, isAnswered, isAimed, aim, cards, isAlone, isHeaded, isGuessed }
  const read = withParts(
    cards.flatMap(card => factsOf(card, company, heard)),
    text,
  ).filter(({ label }) => label !== '')
  const named = withTwins(
    read.flatMap(fact => ofLine(ofRival(ofStanding(fact, company), asked, company), company)),
    text,
  )
  const notation = notationIn(whole || text, writingOf(company, currency))
  const all = named
    .map(fact => (asked ? fact : ofSold(fact, company)))
    .map(verbatim)
    .flatMap(fact => [fact, ...besides(fact, notation)])
    .filter(fact => !isNameless(fact))
  const conflicts = all.map(fact => conflictsOf(fact, company))
  const changes = all.map((fact, at) =>
    replaced(addition(fact, company), fact, conflicts[at] ?? []),
  )
  return {
    facts: all
      .filter((_, index) => changes[index] === null)
      .map(fact => calledInMoney(withSorts(fact, notation))),
    changes: changes.filter(change => change !== null),
    conflicts: conflicts.filter((_, at) => !TAKES_BACK.test(all[at]?.quote ?? '')).flat(),
    leftOut: leftOut(cards, all),
  }
}

/** A goal without a name that is told in money is of sales. */
function calledInMoney(fact: ProposedFact): ProposedFact {
  const isOfMoney = fact.attributes.form === 'money' && fact.label === CALLED_GOAL
  if (fact.kind !== 'goal' || !isOfMoney) return fact
  return { ...fact, label: fact.attributes.per === 'month' ? 'monthly sales' : 'yearly sales' }
}

/** With the sorts that its words tell: they are confirmed with it. */
const withSorts = (fact: ProposedFact, notation: Notation): ProposedFact => ({
  ...fact,
  attributes: {
    ...sortsOf(fact.kind, fact.quote, quantitiesIn(fact.quote, notation)),
    ...fact.attributes,
  },
})

/** The first clause with a figure of which nothing was kept. */
function leftOut(cards: readonly ReadCard[], facts: readonly ProposedFact[]): string | null {
  const isKept = (quote: string): boolean => facts.some(fact => fact.quote.includes(quote))
  const left = cards.find(({ quote }) => /\d/.test(quote) && !isKept(quote))
  return left?.quote ?? null
}

/** Words of the message as they stand: never over a place from which others were taken. */
function verbatim(fact: ProposedFact): ProposedFact {
  const parts = fact.quote.split(/\n {2,}/).map(part => part.trim())
  const [longest = ''] = parts.toSorted((a, b) => b.length - a.length)
  return parts.length > 1 ? { ...fact, quote: longest } : fact
}

/** What a clause tells beside what it is about, as a figure of its own. */
const besides = (fact: ProposedFact, notation: Notation): ProposedFact[] =>
  figuresBeside(fact, notation).map(figure => ({
    ...fact,
    ...figure,
    kind: 'measure',
    confidence: SURE.guessed,
  }))

/** "Moss & Daughters 20%" among market shares is theirs: the largest rival's of the only line, or their own share. */
function ofRival(fact: ProposedFact, asked: Asked | null, { facts }: Company): ProposedFact {
  const { ownShare, ...others } = fact.attributes
  if (fact.kind !== 'offer' || ownShare === undefined) return fact
  if (!asked?.attributes.includes('rivalShare')) return fact
  const rivals = facts.filter(({ kind }) => kind === 'rival')
  const lines = facts.filter(({ kind }) => kind === 'offer')
  if (meant(fact.label, lines)) return fact
  const rival = meant(fact.label, rivals)
  const isNobodys = lines.length > 0 && /^\p{Lu}/u.test(fact.label)
  if (!rival && !isNobodys) return fact
  const [only, ...more] = lines
  if (only && more.length === 0)
    return { ...fact, label: only.label, attributes: { ...others, rivalShare: ownShare } }
  return {
    ...fact,
    kind: 'rival',
    label: rival?.label ?? fact.label,
    attributes: { share: ownShare },
  }
}

/** The growth of a market is of a line; of which, is told where there is only one. */
function ofLine(fact: ProposedFact, company: Company): ProposedFact[] {
  const isMarket = fact.kind === 'offer' && MARKET.test(fact.label)
  if (!isMarket || fact.attributes.marketGrowth === undefined) return [fact]
  const label = nameOfOnly('offer', company)
  return label ? [{ ...fact, label }] : []
}

const isFilled = ({ attributes }: ReadCard, kind: FactKind): boolean =>
  Object.keys(attributes[kind] ?? {}).length > 0

/** How words came: under which question, and whether somebody poured out all at once. */
type Heard = {
  asked: Asked | null
  isPoured: boolean
  /** Some clause of it fills in what was asked. */
  isAnswered: boolean
  /** Some clause of it says what is wanted. */
  isAimed: boolean
  /** The one clause that does. */
  aim: ReadCard | null
  cards: readonly ReadCard[]
  /** There is one clause only. */
  isAlone: boolean
  /** A heading says what it is. */
  isHeaded: boolean
  /** Nobody asked: what it is about was told by its words. */
  isGuessed: boolean
}
/** So many clauses answer more than one question. */
const POURED = 5
/** Where so many of them fit the question, they are a list of what was asked. */
const LISTED = 1 / 3

/** A model without money yet is in the currency that the company describes, else in the one that is said first. */
function currencyFor(text: string, company: Company, described: string): string {
  return hasMoney(company) ? company.currency : currencyOfText(text, company, described)
}

/** The fact that a clause tells; where that has no name, the figure that the clause names. */
function factsOf(card: ReadCard, company: Company, heard: Heard): ProposedFact[] {
  const kind =
    kindOfWho(card, company, heard) ?? kindAgain(card, company, heard) ?? kindOf(card, heard)
  const fact = kind && proposedFact(card, kind, company, heard)
  if (fact) return [fact]
  const isFigure = kind !== 'measure' && !card.says && plainName(card, 'measure') !== null
  const figure = isFigure ? proposedFact(card, 'measure', company, heard) : null
  if (figure) return [figure]
  const { quote } = card
  const bare: ProposedFact = {
    kind: 'constraint',
    label: '',
    attributes: {},
    quote,
    confidence: SURE.guessed,
    status: 'proposed',
  }
  return besides(bare, writingOf(company))
}

/** The kind of somebody who stands, unless what was asked is told of them. */
function kindOfWho(card: ReadCard, company: Company, { asked }: Heard): FactKind | null {
  if (asked && isFilled(card, asked.kind)) return null
  return whoStands(card, company)?.kind ?? null
}

/** The kind of what stands and is named again with a figure, where no thing of the kind that was asked for has that name. */
function kindAgain(card: ReadCard, { facts }: Company, { asked }: Heard): FactKind | null {
  const label = plainLabel(card.nouns[0] ?? plainName(card, 'measure') ?? '')
  const alike = facts.filter(fact => label !== '' && plainLabel(fact.label) === label)
  if (asked && alike.some(({ kind }) => kind === asked.kind)) return null
  return alike.find(({ kind }) => isFilled(card, kind))?.kind ?? null
}

function proposedFact(
  card: ReadCard,
  kind: FactKind,
  company: Company,
  { asked }: Heard,
): ProposedFact | null {
  const who = whoStands(card, company)
  const fit = (name: string | null): string | null => fitName(name, card, kind, company.currency)
  const label =
    (who?.kind === kind ? who.label : null) ??
    fit(nameSpoken(card, kind, company)) ??
    fit(nameOf(card, kind, company)) ??
    nameByForce(card, kind) ??
    (kind === 'measure' ? null : nameOfOnly(kind, company)) ??
    fit(plainName(card, kind)) ??
    (saysThey(card, kind) ? '' : null) ??
    (kind === asked?.kind && (kind === 'offer' || isFilled(card, kind))
      ? fit(nameBeforeFigure(card.quote))
      : null) ??
    (kind === 'goal' && isFilled(card, kind) ? CALLED_GOAL : null)
  if (label === null || isEmpty(card, kind, label)) return null
  const { quote } = card
  const confidence = kind === asked?.kind ? SURE.asked : SURE.guessed
  return {
    kind,
    label,
    attributes: card.attributes[kind] ?? {},
    quote,
    confidence,
    status: 'proposed',
  }
}

/** A goal or a budget that is called after its kind and has no figure, not even one that could be two, says nothing. */
const isEmpty = (card: ReadCard, kind: FactKind, label: string): boolean =>
  (kind === 'force' &&
    card.attributes.force?.pressure === undefined &&
    !/\d/.test(card.quote) &&
    DUNNO.test(card.quote)) ||
  isEmptyCall(card, kind, label)
const DUNNO = /\b(?:dunno|idk|hm+|no idea|not sure|don['’]?t know)\b/i
const isEmptyCall = (card: ReadCard, kind: FactKind, label: string): boolean =>
  label === CALLED[kind] &&
  !isFilled(card, kind) &&
  card.unclear.length === 0 &&
  !/\d.*\d/.test(card.quote)

/** The kind that was asked for, unless the words tell another; without a question only figures and names tell a kind. */
function kindOf(card: ReadCard, heard: Heard): FactKind | null {
  const { asked, isPoured, isHeaded, isGuessed, cards } = heard
  if (asked && isHeaded && card === cards[0]) return asked.kind
  const plain = plainKind(card.quote)
  if (plain && (!asked || isGuessed || isOfOther(plain, asked.kind, card))) return plain
  const named = questionNamed(card.quote)
  if (named && named !== asked?.kind) return named
  const says = saidBy(card, heard)
  if (asked && fitsQuestion({ ...card, says }, asked.kind, heard)) return asked.kind
  if (says) return says
  if (asked && ONE_ONLY.has(asked.kind) && !isPoured) return null
  const likely = card.kinds.filter(kind => kind !== asked?.kind)
  const isNamed = card.names.length > 0 && !(asked && ONE_ONLY.has(asked.kind))
  // Beside a name a sum may be of anything: nobody becomes a rival by it.
  const isBare = likely[0] === 'rival' && asked !== null && isFilled(card, 'measure')
  if (isBare) return 'measure'
  return hasFigures(card) || isNamed ? (likely[0] ?? null) : null
}

/** What is something else in any trade; a figure that fits what was asked speaks against it, but under a goal. */
const isOfOther = (plain: FactKind, asked: FactKind, card: ReadCard): boolean =>
  asked === 'goal' || plain === 'budget' || (!isFilled(card, asked) && !KEPT.has(asked))
/** Asked what one has or does well, what is not used is an answer too; ideas and words of others stay as they are. */
const KEPT = new Set<FactKind>(['strength', 'idea', 'quote', 'job', 'outcome', 'force', 'partner'])

/** The kind that its words tell, where that may be in such an answer. */
const saidBy = ({ says }: ReadCard, { asked, isPoured }: Heard): FactKind | null =>
  says && (isPoured || mayBe(says, asked?.kind)) ? says : null

const hasFigures = ({ attributes }: ReadCard): boolean =>
  Object.values(attributes).some(filled => Object.keys(filled).length > 0)

/** Of these there is one: what does not fit beside what does is something else. */
const ONE_ONLY = new Set<FactKind>(['goal', 'budget'])

/** A name and its figure, no more: a line of a list. */
const isEntry = (card: ReadCard, asked: FactKind): boolean =>
  card.quote.split(/\s+/).length <= ENTRY_WORDS && (!ONE_ONLY.has(asked) || hasFigures(card))
const ENTRY_WORDS = 5

function fitsQuestion(
  card: ReadCard,
  asked: FactKind,
  { isPoured, isAnswered, isAimed, isAlone, aim, cards }: Heard,
): boolean {
  if (asked === 'goal' && aim && isRightBefore(card, aim, cards) && isOtherEnd(card, aim))
    return true
  if (asked === 'goal' && (isFromTo(card) || isDue(card))) return true
  if (card.says && overrules(card.says, asked)) return false
  if (asked === 'goal' && card.says === 'budget' && !WANTS.test(card.quote)) return false
  if (isFilled(card, asked)) return !isHalfGoal(card, asked) || isAlone || !isAimed
  if (card.says || (isPoured && !isEntry(card, asked))) return false
  if (!ONE_ONLY.has(asked)) return true
  return !isAnswered && (isAlone || !hasFigures(card))
}

/** "We can spend 900 to reach 60" is of both. */
const WANTS = /\b(?:want|goal|target|aim|reach|get to|grow|would like)\b/i

const isRightBefore = (card: ReadCard, aim: ReadCard, cards: readonly ReadCard[]): boolean =>
  cards[cards.indexOf(aim) - 1]?.quote === card.quote

/** "Turnover 800k by Christmas": a figure and its day are wanted. */
const isDue = ({ says, attributes: { goal = {} } }: ReadCard): boolean =>
  says === 'measure' && goal.target !== undefined && goal.by !== undefined

/** "Turnover 240k -> 300k": both ends of a goal are told. */
const isFromTo = ({ says, attributes: { goal = {} } }: ReadCard): boolean =>
  (says === 'measure' || says === 'constraint') &&
  goal.target !== undefined &&
  goal.baseline !== undefined

/** "We make 11 lamps a year. I want 16": what stands, said right before what is wanted of the same. */
function isOtherEnd(card: ReadCard, aim: ReadCard): boolean {
  const [now, then] = [card.attributes.goal ?? {}, aim.attributes.goal ?? {}]
  const [baseline, target] = [Number(now.baseline), Number(then.target)]
  const isAlike = now.form === then.form && then.baseline === undefined
  const isNear = Math.max(baseline / target, target / baseline) <= FAR
  const isOfIt = aim.nouns.every(noun => card.nouns.includes(noun))
  return isAlike && isNear && isOfIt && now.target === undefined
}
/** A goal is rarely further away than so many times. */
const FAR = 10

/** A day, or what stands today, is no goal of its own where another clause says what is wanted. */
function isHalfGoal({ attributes, nouns, quote }: ReadCard, asked: FactKind): boolean {
  const { target, baseline } = attributes.goal ?? {}
  if (asked !== 'goal' || target !== undefined) return false
  return baseline === undefined || (nouns.length > 0 && !STANDS_NOW.test(quote))
}
const STANDS_NOW = /\b(?:now|today|currently|at present|at the moment|so far)\b/i

/** What is told of what was named right before. */
const saysThey = ({ quote, attributes }: ReadCard, kind: FactKind): boolean =>
  SAYS_THEY.test(quote) && Object.keys(attributes[kind] ?? {}).length > 0

/** What is told of something that was named before: by a part of its name, or by no name at all. */
function nameSpoken(card: ReadCard, kind: FactKind, { facts }: Company): string | null {
  if (kind === 'idea') return ownWords(card.quote)
  if (kind === 'job') return jobWords(card.quote)
  if (kind === 'rival' && NOTHING.test(card.quote)) return 'doing nothing'
  const whole =
    BY_NAME.has(kind) && card.nouns.length > 0 && !isFilled(card, kind)
      ? wholeName(card.quote, card.names)
      : null
  if (whole) return whole
  if (!GOES_ON.has(kind) || !isFilled(card, kind)) return null
  const standing = facts.filter(fact => fact.kind === kind)
  const isNamed = card.nouns.some(noun =>
    standing.some(({ label }) => plainLabel(label) === plainLabel(noun)),
  )
  if (isNamed) return null
  if (saysThey(card, kind)) return standing.length === 1 ? (standing[0]?.label ?? null) : ''
  return spokenOf(card.quote, standing)?.label ?? null
}
/** Kinds of which many are told by no more than a name. */
const BY_NAME = new Set<FactKind>(['segment', 'partner', 'resource'])
const NOTHING = /^\W*(?:(?:doing|do) nothing\b|nothing(?: at all)?\W*$)/i

/** "New ones 3": a force is called after itself. */
function nameByForce({ attributes }: ReadCard, kind: FactKind): string | null {
  const force = kind === 'force' ? attributes.force?.force : undefined
  return typeof force === 'string' ? (FORCE_NAMES[force] ?? force) : null
}

/** What is told of no name is told of the only thing of its kind. */
function nameOfOnly(kind: FactKind, { facts }: Company): string | null {
  const [only, ...more] = facts.filter(fact => fact.kind === kind)
  return only && more.length === 0 ? only.label : null
}

function nameOf(card: ReadCard, kind: FactKind, company: Company): string | null {
  if (kind === 'budget') return CALLED.budget ?? null
  // Of a job that is too long a noun would say another thing.
  if (kind === 'job') return null
  if (kind === 'offer' && /^prices?$/i.test(card.nouns[0] ?? '')) return 'the offer'
  if (
    kind === 'measure' &&
    /^(?:the )?bank$/i.test(card.nouns[0] ?? '') &&
    /\d\S* in the bank\b/i.test(card.quote)
  )
    return 'cash'
  const brake = kind === 'constraint' ? brakeName(card) : null
  if (brake) return brake
  const own = company.name.toLowerCase()
  const isOthers = (name: string): boolean => name.toLowerCase() !== own
  const isThere = (name: string): boolean => !(MUST_BE.has(kind) && /^no[ -]/i.test(name))
  const names = (kind === 'person' ? peopleIn(card) : card.names).filter(isOthers)
  const paid = kind === 'offer' ? paidFor(card, company) : null
  if (paid) return paid
  const compared = kind === 'strength' && card.attributes.strength?.versus !== undefined
  if (compared) return nameOfOwn(card)
  const tied = TIED.has(kind) ? nameBeforeFigure(card.quote) : null
  if (tied && isWhole(tied, card)) return tied
  const nouns = card.nouns
    .filter(isOthers)
    .filter(isThere)
    .filter(noun => kind !== 'offer' || !isNameless({ kind, label: noun }))
    .filter(noun => kind !== 'goal' || !isAside(noun, card.quote))
    .map(noun => (kind === 'measure' ? withoutNo(noun, card) : noun))
  if (kind === 'measure' && SAYS.test(card.quote)) return plainName(card, kind)
  if (kind === 'measure' && nouns.length === 0) return plainName(card, kind) ?? names[0] ?? null
  if (kind === 'goal' && nouns.length === 0) return plainName(card, kind) ?? names[0] ?? CALLED_GOAL
  const counted = COUNTED[kind]?.(nouns, card.quote)
  const [first] = NAMED.includes(kind) ? [...names, ...nouns] : [counted ?? nouns[0]]
  const isPlace = first !== undefined && kind === 'channel' && isOfPlace(first, card.quote)
  const whole = isPlace ? nameBeforeFigure(card.quote) : null
  return whole ?? withItsNoun(first, nouns, kind) ?? names[0] ?? CALLED[kind] ?? null
}

/** "… because the kiln is full": what holds back, not who had to be refused. */
const BECAUSE = ofParts(
  'iu',
  String.raw`\bbecause\s(?:of\s)?(?:the|our|my|(?:we have |there (?:is|are) )?no)\s(\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2}?)`,
  String.raw`(?=\s(?:is|are|was|were|has|have|can|cannot|takes?|left)\b|[,.;]|$)`,
)
/** "I turned down 45 brides": who was refused holds nothing back. */
const REFUSED = ofParts(
  'iu',
  String.raw`\b(?:refused?|refunded|declined?|turn(?:ed)? (?:away|down)|sen[dt] (?:away|home|back)|sa(?:id|y) (?:no|sorry) to)`,
  String.raw`\s(?:about |around |maybe |some )?[\d.,]+\s(\p{L}[\p{L}’'-]+)`,
)
function brakeName({ quote, nouns: [first] }: ReadCard): string | null {
  const cause = BECAUSE.exec(quote)?.[1]?.trim()
  if (cause) return cause
  const refused = REFUSED.exec(quote)?.[1]?.toLowerCase()
  return refused && first?.toLowerCase() === refused ? `${refused} turned away` : null
}
/** "A guest pays 90 for the sauna": who pays is not what is sold, where that is named behind. */
function paidFor({ quote, nouns }: ReadCard, company: Company): string | null {
  const words = quote.toLowerCase()
  if (!PAYS.test(words)) return null
  const isThing = (noun: string): boolean =>
    new RegExp(`\\b(?:for|on) (?:an?|the|our|one|each) ${escaped(noun.toLowerCase())}\\b`).test(
      words,
    )
  return nouns.find(isThing) ?? lineSpoken(quote, company)?.label ?? null
}
const PAYS = /^(?:(?:no|and|but|an?|the|our|each|every)\W+)*\p{L}+\spays?\s/u

/** "From 40 to 60 by 2028, and keep the crew": what is told beside both figures is not what they count. */
function isAside(noun: string, quote: string): boolean {
  const before = quote.toLowerCase().split(plainLabel(noun))[0] ?? ''
  return /\d.*,\s(?:and|but)\s[^,\d]*$/.test(before)
}

/** Who is meant: "the harvest is Pat alone" tells of Pat, and in "Rug weaving takes hours, only Ines can" the weaving is nobody. */
function peopleIn({ names, nouns, quote }: ReadCard): readonly string[] {
  const words = quote.replace(/^\W*(?:the )?/i, '')
  const isSomebodyElse = (name: string): boolean =>
    words.startsWith(`${name} is `) && /^\p{Lu}\p{Ll}/u.test(words.slice(`${name} is `.length))
  const isThing = (name: string): boolean =>
    nouns.some(noun => noun.toLowerCase().startsWith(`${name.toLowerCase()} `))
  const people = names.filter(name => !isThing(name) && !isSomebodyElse(name))
  return people.length > 0 ? people : names
}

/** "My uncle says 12%": who says it is not what it is of. */
const SAYS =
  /\b(?:says?|said|thinks?|reckons?|told (?:me|us))\s(?:it['’]?s |it is |about |that |more like )*\d/i
/** Kinds whose lines begin with their name. */
const TIED = new Set<FactKind>(['offer', 'channel'])
/** "Set-up fee 650": what is tied by a hyphen belongs to a name; "fair 900, 6 customers" is of the fair. */
function isWhole(name: string, { nouns, quote }: ReadCard): boolean {
  const [first = ''] = nouns
  // "Reach poles 14%": in an entry of a list the first word is no verb.
  const isEntry = IS_LINE.test(quote) && name.split(' ').length === 2
  if (isEntry && (first === '' || name.endsWith(` ${first}`))) return true
  return /-/.test(name) ? name.endsWith(first) : HEADS_OF_COUNT.test(first) && name !== first
}
const HEADS_OF_COUNT =
  /^(?:new )?(?:customers|clients|members|buyers|people|orders|bookings|sales)$/i

/** What a figure beside that of others is of: named before the own figure, never by whom it is held against. */
function nameOfOwn(card: ReadCard): string | null {
  const own = card.quote.split(/\d/)[0] ?? ''
  const behind = card.quote.split(/,|[.;]\s|\b(?:against|vs|versus|than)\b/i)[0] ?? ''
  const named = card.nouns.filter(label => !isNameless({ kind: 'strength', label }))
  const noun = named.find(name =>
    [own, behind].some(words => words.toLowerCase().includes(plainLabel(name))),
  )
  return noun ?? plainName(card, 'strength')
}

/** "0 returns" is a figure of returns, "no shows 12%" one of no-shows. */
const withoutNo = (noun: string, { attributes }: ReadCard): string =>
  noun.replace(/^no /i, attributes.measure?.value === 0 ? '' : 'no-')

/** What is said not to be there is none of these: "we have no marketing". */
const MUST_BE = new Set<FactKind>([
  'segment',
  'channel',
  'offer',
  'rival',
  'partner',
  'person',
  'resource',
])

/** "The fair in Leeds 900" is no channel called Leeds. */
const isOfPlace = (name: string, quote: string): boolean => {
  const at = quote.toLowerCase().indexOf(name.toLowerCase())
  return /\b(?:in|at|near|of|from)\s$/i.test(quote.slice(0, Math.max(0, at)))
}

/** "Word of mouth", "Google ads": a channel is more than its first word. */
function withItsNoun(
  name: string | undefined,
  nouns: readonly string[],
  kind: FactKind,
): string | undefined {
  if (!name || kind !== 'channel') return name
  const noun = nouns.find(other => other.toLowerCase().startsWith(`${name.toLowerCase()} `))
  return noun ? name + noun.slice(name.length) : name
}

const COUNTED: Partial<
  Record<FactKind, (nouns: readonly string[], quote: string) => string | undefined>
> = {
  measure: (nouns, quote) => nouns.find(noun => isCounted(noun, quote)),
  // "Pasar de 23 a 40 lámparas": what is counted, not what is done with it.
  goal: (nouns, quote) =>
    /\b(?:de|von|da|van|från) \d/i.test(quote) || isBeforeCounted(nouns, quote)
      ? nouns.find(noun => /\d\s$/.test(quote.split(noun)[0] ?? ''))?.replace(OF_TIME, '')
      : undefined,
}

/** "Row 260 boats": the first word says what is done, and the number what of. */
const isBeforeCounted = ([first = '', second = '']: readonly string[], quote: string): boolean =>
  new RegExp(`^\\W*${escaped(first)}\\s\\d[\\d.,'’]*\\s${escaped(second)}`, 'i').test(quote)
const escaped = (words: string): string => words.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)

const OF_TIME = /\s(?:al|por|pro|im|par|om)\s.*$/i

/** "A theatre with 3 staff" is a figure of the staff. */
const isCounted = (noun: string, quote: string): boolean => {
  const at = quote.toLowerCase().indexOf(noun.toLowerCase())
  return /^\D*\d[\d.,'’]*\s$/.test(quote.slice(0, Math.max(0, at)))
}

/** What is said anew of a fact that stands adds to it, and is to be confirmed with it; null where it is another fact. */
function addition({ kind, label, attributes }: ProposedFact, company: Company): FactChange | null {
  const alike = company.facts.filter(fact => fact.kind === kind)
  const standing =
    alike.find(fact => plainLabel(fact.label) === plainLabel(label)) ??
    (GOES_ON.has(kind) && Object.keys(attributes).length > 0 ? meant(label, alike) : null) ??
    onlyGoal(kind, label, alike)
  if (!standing) return null
  const known = attributesOf(standing)
  const added = Object.entries(attributes).filter(([name]) => known[name] === undefined)
  return {
    id: standing.id,
    attributes: Object.fromEntries(added),
    status: statusAfter(standing, added.length),
  }
}

/** "The target is 65": of the one goal that stands. */
const onlyGoal = (kind: FactKind, label: string, alike: readonly Fact[]): Fact | null =>
  kind === 'goal' && label === CALLED_GOAL && alike.length === 1 ? (alike[0] ?? null) : null

const statusAfter = ({ status }: Fact, added: number): FactChange['status'] =>
  added > 0 && status !== 'assumed' ? 'proposed' : undefined
