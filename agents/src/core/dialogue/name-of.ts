import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../../company/company.ts'
import { ofParts } from '../../reading/any-of.ts'
import type { ReadCard } from '../../reading/read-card.ts'
import { IS_LINE } from '../../reading/list-entries.ts'
import { FORCE_NAMES } from '../../reading/rated.ts'
import { jobWords, nameBeforeFigure, ownWords, wholeName } from './as-asked.ts'
import { CALLED_GOAL, GOES_ON, plainLabel, SAYS_THEY } from './joined.ts'
import { isNameless } from './is-name.ts'
import { spokenOf } from './same-thing.ts'
import { aloneName, reasonName } from './alone-name.ts'
import { seasonName } from '../../reading/seasons.ts'
import { lossName, plainName } from './plain-name.ts'
import { lineSpoken } from './who-stands.ts'
import { CALLED, isFilled } from './kind-of.ts'

/** Kinds that are known by somebody's name. */
const NAMED: readonly FactKind[] = ['rival', 'person', 'partner', 'channel']

/** What is told of what was named right before. */
export const saysThey = ({ quote, attributes }: ReadCard, kind: FactKind): boolean =>
  SAYS_THEY.test(quote) && Object.keys(attributes[kind] ?? {}).length > 0

/** What is told of something that was named before: by a part of its name, or by no name at all. */
/** "Half of them come from the fair": the way, and not those who take it. */
const COMES_BY = ofParts(
  'iu',
  String.raw`\b(?:come|comes|came|find us|found us|hear of us|heard of us)\s(?:mostly |mainly |only )?(?:from|through|by|via)\s(?!word\b|mouth\b)`,
  String.raw`((?:the |our |a )?\p{L}[\p{L}'’-]*(?:\s(?!and\b|it\b|which\b|that\b|costs?\b)\p{L}[\p{L}'’-]*)?)(?=[,;.]|\s(?:and|it|which|that|costs?)\b|$)`,
)

export function nameSpoken(card: ReadCard, kind: FactKind, { facts }: Company): string | null {
  if (kind === 'channel') {
    const way = COMES_BY.exec(card.quote)?.[1]
    if (way) return way
  }
  if (kind === 'idea') return ownWords(card.quote)
  if (kind === 'job') return jobWords(card.quote)
  if (kind === 'rival' && NOTHING.test(card.quote)) return 'doing nothing'
  if (kind === 'rival' && WITHOUT.test(card.quote)) return 'going without'
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
/** "Many just live without one": nobody is chosen. */
const WITHOUT = ofParts(
  'i',
  String.raw`^\W*(?:(?:and|but|or)\s)?(?:many|most|some|people|others?|they|half)\s[^\d,]{0,20}`,
  String.raw`\b(?:live|go|do|manage|stay)\swithout\b`,
)
const NOTHING = /^\W*(?:(?:doing|do) nothing\b|nothing(?: at all)?\W*$)/i

/** "New ones 3": a force is called after itself. */
export function nameByForce({ attributes }: ReadCard, kind: FactKind): string | null {
  const force = kind === 'force' ? attributes.force?.force : undefined
  return typeof force === 'string' ? (FORCE_NAMES[force] ?? force) : null
}

/** What is told of no name is told of the only thing of its kind. */
export function nameOfOnly(kind: FactKind, { facts }: Company): string | null {
  const [only, ...more] = facts.filter(fact => fact.kind === kind)
  return only && more.length === 0 ? only.label : null
}

/** "A Danish app, Quillet": the capital of where it is from names nobody, where a name follows. */
function namesIn({ names, nouns }: ReadCard): readonly string[] {
  const isOrigin = (name: string): boolean =>
    nouns.some(noun => noun.startsWith(`${name} `) && /^\p{Ll}/u.test(noun.slice(name.length + 1)))
  const own = names.filter(name => !isOrigin(name))
  return own.length > 0 ? own : names
}

export function nameOf(card: ReadCard, kind: FactKind, company: Company): string | null {
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
  const loss = kind === 'measure' ? (lossName(card.quote) ?? seasonName(card.quote)) : null
  if (loss) return loss
  const brake = kind === 'constraint' ? brakeName(card) : null
  const reason = kind === 'strength' ? reasonName(card.quote) : null
  if (brake ?? reason) return brake ?? reason
  const own = company.name.toLowerCase()
  const isOthers = (name: string): boolean => name.toLowerCase() !== own
  const isThere = (name: string): boolean => !(MUST_BE.has(kind) && /^no[ -]/i.test(name))
  if (kind === 'person' && card.names.length === 0 && IS_SPEAKER.test(card.quote))
    return 'the owner'
  if (kind === 'channel' && BY_WORD.test(card.quote)) return 'word of mouth'
  const wanted =
    kind === 'change' ? (RULED.exec(card.quote) ?? HARMED.exec(card.quote))?.[1] : undefined
  if (wanted) return wanted
  const names = (kind === 'person' ? peopleIn(card) : namesIn(card)).filter(isOthers)
  const liked = kind === 'strength' ? LIKED.exec(card.quote)?.[1] : undefined
  if (liked && names.includes(liked)) return liked
  const paid = kind === 'offer' ? paidFor(card, company) : null
  if (paid) return paid
  const compared = kind === 'strength' && card.attributes.strength?.versus !== undefined
  if (compared) return nameOfOwn(card)
  const rival = kind === 'rival' ? COMPARED.exec(card.quote)?.[1] : undefined
  if (rival) return rival
  const tied = TIED.has(kind) ? nameBeforeFigure(card.quote) : null
  if (tied && isWhole(tied, card)) return tied
  const nouns = card.nouns
    .filter(isOthers)
    .filter(isThere)
    .filter(noun => !isLeftAside(noun, card.quote, kind))
    .filter(noun => kind !== 'offer' || !isNameless({ kind, label: noun }))
    .filter(noun => kind !== 'goal' || !(isAside(noun, card.quote) || IS_GOAL.test(noun)))
    .map(noun => (kind === 'goal' ? noun.replace(/^(?:more|fewer|less)\s/i, '') : noun))
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
  String.raw`\b(?:because|b?cause|b?coz|cos|cuz)\s(?:of\s)?((?:the|our|my|(?:we have |there (?:is|are) )?no)\s)(\p{L}[\p{L}’'-]*(?:\s[\p{L}\d][\p{L}\d’'-]*){0,2}?)`,
  String.raw`(?=\s(?:is|are|was|were|has|have|can|cannot|takes?|left|for|to|on|at)\b|[,.;]|$)`,
)
/** "I turned down 45 brides": who was refused holds nothing back. */
const REFUSED = ofParts(
  'iu',
  String.raw`\b(?:refused?|refunded|declined?|turn(?:ed)? (?:away|down)|sen[dt] (?:away|home|back)|sa(?:id|y) (?:no|sorry) to)`,
  String.raw`\s(?:about |around |maybe |some )?[\d.,]+\s(\p{L}[\p{L}’'-]+)`,
)
function brakeName({ quote, nouns: [first] }: ReadCard): string | null {
  const alone = aloneName(quote)
  if (alone) return alone
  const [, why = '', cause = ''] = BECAUSE.exec(quote) ?? []
  // What is missing is named with that.
  if (cause) return /no\s$/i.test(why) ? lackOf(cause.trim()) : cause.trim()
  const norm = OF_NORM.exec(quote)?.[1]
  if (norm) return norm
  const few = FEW.exec(quote)?.[1]
  if (few) return few
  const missing = MISSING.exec(quote)?.[1]
  if (missing) return `missing ${missing}`
  const refused = REFUSED.exec(quote)?.[1]?.toLowerCase()
  if (!refused || (first?.toLowerCase() !== refused && !WISHED.test(quote))) return null
  const season = /\b(?:spring|summer|autumn|winter)\b/i.exec(quote)?.[0].toLowerCase()
  return `${refused} turned away${season ? ` in ${season}` : ''}`
}
/** "Because no room", "no EN 1090", "no kiln": what is short or missing, by a name of its own where it has one. */
function lackOf(cause: string): string {
  if (/\d/.test(cause)) return `missing ${cause}`
  return /^(?:money|cash|time|room|space|people|staff|hands)$/i.test(cause)
    ? `lack of ${cause}`
    : cause
}
/** "Because only 3 boats run", "cause there's one dock". */
const FEW = ofParts(
  'iu',
  String.raw`\b(?:because|b?cause|b?coz|cos|cuz)\s(?:we(?:['’]ve| have| got)?\s(?:got\s)?|there(?:['’]?s| is| are)\s)?(?:only\s)?(?:\d{1,3}|one|two|three|four)\s`,
  String.raw`(\p{L}{3,}(?:\s(?!fit|run|work|is|are)\p{L}{3,})?)(?=\s|[,.;]|$)`,
)
const OF_NORM = /\bbecause of\s(?:the )?(\p{Lu}{2,6}[\s-]?\d{2,6})\b/u
/** "No EN 1090": a paper that is not there, by its letters and number. */
const MISSING = /^\W*(?:we have )?no\s(\p{Lu}{2,6}[\s-]?\d{2,6})\b/u
/** Who wishes something does not hold back. */
const WISHED = /\b(?:everybody|everyone|all|they|people|customers|clients) (?:all )?wants?\b/i
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

/** "The clubs like Ines, 22 years at it": who is liked is what one has. */
const LIKED = /\b(?:likes?|loves?|trusts?|asks? for|swears? by)\s(\p{Lu}\p{Ll}+)\b/u

/** "Minted is 40% cheaper": who is named by a word that is also another. */
const COMPARED =
  /^\W*(?:and )?(\p{Lu}[\p{L}&’'-]+(?:\s\p{Lu}[\p{L}&’'-]+){0,3})\s(?:is|are)\s(?:about )?\d[\d.,]*\s?%\s/u

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

/** "Without the ferries", "my brother": what is left out of a figure, and a relative, are not what it is of. */
function isLeftAside(noun: string, quote: string, kind: FactKind): boolean {
  const words = plainLabel(noun)
  if (NO_RELATIVES.has(kind) && RELATIVE.test(words)) return true
  if (!OF_FIGURES.has(kind)) return false
  const before = quote.slice(0, quote.toLowerCase().indexOf(words))
  return ASIDE.test(before)
}
const ASIDE = ofParts(
  'i',
  String.raw`\b(?:without|w/o|excl(?:uding)?\.?|except(?: for)?|not counting|apart from|`,
  String.raw`whether (?:there is |there are |we have )?(?:an?|any)?)\s(?:the |our |my )?$`,
)
/** Kinds that are told by a figure, from which something may be left out. */
const OF_FIGURES = new Set<FactKind>(['measure', 'offer', 'channel'])
const NO_RELATIVES = new Set<FactKind>([
  'constraint',
  'change',
  'strength',
  'goal',
  'measure',
  'offer',
])
const RELATIVE = ofParts(
  'i',
  '^(?:wife|husband|brother|sister|mother|father|mum|mom|dad|uncle|aunt|cousin|son|daughter|nephew|niece|',
  'mate|friend|neighbou?r|boyfriend|girlfriend|in-laws?|granddad|grandma|family)$',
)

const BY_WORD = /^\W*(?:(?:mostly|mainly|all|and|also)\s)*(?:by )?word (?:of mouth|from)\b/i
/** "Me on Mondays", "only me can do it": who speaks. */
const IS_SPEAKER = /^\W*(?:me|myself)\b|\bonly (?:me|i)\b/i
/** "Frost killed 400 plants": what did it, and not what it was done to. */
const HARMED =
  /^\W*(?:and )?((?:the )?\p{L}{3,}(?:\s\p{L}{3,})?)\s(?:killed|destroyed|ruined|wiped out|flooded)\s/iu
/** "The council wants a licence for kilns": what comes, and not who brings it. */
const RULED = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but|the|our)\s)*(?:council|city|county|state|government|ministry|eu|parliament|landlord|town|municipality|`,
  String.raw`authorit(?:y|ies)|regulator|village)\s(?:now )?(?:wants?|plans?|demands?|introduces?|requires?|asks for|brings in|will (?:require|introduce|bring in))`,
  String.raw`\s(?:an?\s|the\s)?(?!(?:to|its|their|our|us|it|more)\b)(\p{L}[\p{L}-]+(?:\s(?!from\b|in\b|by\b|as\b|since\b|until\b|to\b)\p{L}[\p{L}-]+){0,4})(?=\s|[,.;]|$)`,
)

/** "Second goal: …" is called by what it counts. */
const IS_GOAL =
  /^(?:(?:the|our|my|first|second|third|main|other|next)\s)*(?:goals?|targets?|aims?)$/i

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
