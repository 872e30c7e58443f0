import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company, Fact } from '../../company/company.ts'
import type { ReadCard } from '../../reading/read-card.ts'
import { plainKind } from '../../reading/plain-kinds.ts'
import { ofParts } from '../../reading/any-of.ts'
import { overrules, questionNamed } from '../../reading/says.ts'
import { mayBe } from './as-asked.ts'
import { CALLED_GOAL, plainLabel } from './joined.ts'
import type { Asked } from './parts-by-topic.ts'
import { plainName } from './plain-name.ts'
import { meant } from './same-thing.ts'
import { whoStands } from './who-stands.ts'

/** What is called after its kind where nobody named it: there is one of it. */
export const CALLED: Partial<Record<FactKind, string>> = { goal: CALLED_GOAL, budget: 'the budget' }

/** Whether a clause fills in something on the card of a kind. */
export const isFilled = ({ attributes }: ReadCard, kind: FactKind): boolean =>
  Object.keys(attributes[kind] ?? {}).length > 0

/** How words came: under which question, and whether somebody poured out all at once. */
export type Heard = {
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
export const POURED = 5
/** Where so many of them fit the question, they are a list of what was asked. */
export const LISTED = 1 / 3
/** The kind of somebody who stands, unless what was asked is told of them. */
export function kindOfWho(card: ReadCard, company: Company, { asked }: Heard): FactKind | null {
  if (asked && isFilled(card, asked.kind)) return null
  return whoStands(card, company)?.kind ?? null
}

/** The kind of what stands and is named again with a figure, where no thing of the kind that was asked for has that name. */
export function kindAgain(card: ReadCard, { facts }: Company, { asked }: Heard): FactKind | null {
  const label = plainLabel(card.nouns[0] ?? plainName(card, 'measure') ?? '')
  const alike = facts.filter(fact => label !== '' && plainLabel(fact.label) === label)
  if (asked && alike.some(({ kind }) => kind === asked.kind)) return null
  return alike.find(({ kind }) => isFilled(card, kind))?.kind ?? null
}
/** "The discount would cost us 900": what stands and is spoken of by a part of its name stays what it is. */
export function kindNamed(
  card: ReadCard,
  company: Company,
  { asked, isGuessed }: Heard,
): FactKind | null {
  const thing = thingNamed(card, company)
  if (!thing || thing.kind === asked?.kind) return null
  if (isFilled(card, thing.kind)) return thing.kind
  return STAYS.has(thing.kind) && (!asked || isGuessed) ? thing.kind : null
}
/** What the words speak of by its name, or by a part of it where only one thing could be meant. */
export function thingNamed({ quote }: ReadCard, { facts }: Company): Fact | null {
  const name = SPOKEN_OF.exec(quote)?.[1]
  return name ? meant(name, facts) : null
}
const SPOKEN_OF = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but|so|ok)\s)*(?:the|that|this|our)\s(\p{L}+(?:\s\p{L}+){0,2}?)\s(?:would|wld|will|could|cld|costs?|`,
  String.raw`is|are|was|takes?|brings?|needs?|can|holds?)\b`,
)
/** What it is does not hang on the figures that are told of it. */
const STAYS = new Set<FactKind>(['constraint', 'idea', 'resource', 'partner'])

/** A goal or a budget that is called after its kind and has no figure, not even one that could be two, says nothing. */
export const isEmpty = (card: ReadCard, kind: FactKind, label: string): boolean =>
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
export function kindOf(card: ReadCard, heard: Heard): FactKind | null {
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
  asked === 'goal' || PLAINEST.has(plain) || (!isFilled(card, asked) && !KEPT.has(asked))
/** Whatever was asked, a sum by these words is what may be spent or what something would cost. */
const PLAINEST = new Set<FactKind>(['budget', 'idea'])
/** Asked what one has or does well, what is not used is an answer too; ideas and words of others stay as they are. */
const KEPT = new Set<FactKind>(['strength', 'idea', 'quote', 'job', 'outcome', 'force', 'partner'])

/** The kind that its words tell, where that may be in such an answer. */
const saidBy = ({ says }: ReadCard, { asked, isPoured }: Heard): FactKind | null =>
  says && (isPoured || mayBe(says, asked?.kind)) ? says : null

const hasFigures = ({ attributes }: ReadCard): boolean =>
  Object.values(attributes).some(filled => Object.keys(filled).length > 0)

/** Of these there is one: what does not fit beside what does is something else. */
export const ONE_ONLY = new Set<FactKind>(['goal', 'budget'])

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
