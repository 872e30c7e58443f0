import { nameRefusal } from '../../reading/read-name.ts'
import { isBareName } from '@sextant/contracts/company/bare-name'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { ARTICLE } from '@sextant/contracts/company/label'
import { isMoneyName } from './money-words.ts'
import { ofParts } from '../../reading/any-of.ts'
import type { ReadCard } from '../../reading/read-card.ts'
import { isVerbHere } from '../../reading/nouns.ts'
import { tagWords } from '../../reading/tag.ts'

/** Kinds that are called by what is done, or after themselves. */
const CALLED_OTHERWISE = new Set<FactKind>(['idea', 'job', 'quote', 'force', 'inside', 'budget'])

/** Words that stand beside a name and are no part of it, in any place. */
const BESIDE =
  'abt|about|approx|approximately|roughly|around|circa|ca|avg|average|averaging|nos|maybe|perhaps|tho|though|' +
  'incl|including|excl|excluding|plus|since|from|at|by|with|for|each|apiece|altogether|only|just|mostly|mainly|nearly|almost|too'
const BEFORE = ofParts(
  'i',
  '^(?:(?:',
  BESIDE,
  String.raw`|(?:the )?rest(?: of)?|others?|ones?)\s+)+`,
)
const BEHIND = ofParts('i', String.raw`(?:\s+(?:`, BESIDE, '))+$')
/** Words that name nothing alone. */
const EMPTY = new Set(
  (
    `${BESIDE.replaceAll('|', ' ')} rest other others one ones some none most more less all both same such ` +
    'cheap cheaper expensive ready good better best bad worse big bigger small smaller new newer old older fast slow free ' +
    'hoje heute hoy oggi vandaag idag dzisiaj currently today now then here there ' +
    'thing things stuff lot lots bit joke way ways reason reasons problem problems issue issues trouble question point ' +
    'half third quarter fifth tenth'
  ).split(' '),
)
/** Fields of a card are no names of that kind, and who says something is no strength. */
const EMPTY_OF: Partial<Record<FactKind, ReadonlySet<string>>> = {
  measure: new Set('price prices sold sell sells bought made'.split(' ')),
  offer: new Set(
    'deposit deposits instalment instalments installment installments margin margins price prices cost costs sales volume profit turnover'.split(
      ' ',
    ),
  ),
  strength: new Set(
    'customer customers client clients buyer buyers people guests patient patients reviews'.split(
      ' ',
    ),
  ),
}
/** Parts of speech that are no name by themselves. */
const DESCRIBING = new Set('ADJ ADV ADP DET PRON SCONJ CCONJ AUX INTJ PART'.split(' '))

/** The name of a clause as it may stand in a sentence; null where none does: then its card asks what it is called. */
export function fitName(
  name: string | null,
  card: ReadCard,
  kind: FactKind,
  currency: string,
): string | null {
  if (name === null || name === '' || CALLED_OTHERWISE.has(kind)) return name
  const own = kind === 'person' ? name : wholeNoun(withoutBeside(name, kind, currency), card)
  const isRefused = own !== name && nameRefusal(own) !== null
  return own !== '' && !isRefused && isName(own, card.quote, kind)
    ? asCountry(own, card.quote, kind)
    : null
}

/** A country keeps its capital; what is sold may be a jersey. */
function asCountry(name: string, quote: string, kind: FactKind): string {
  const country = kind === 'offer' ? undefined : countries().get(name.toLowerCase())
  return country && quote.includes(country) ? country : name
}

let named: ReadonlyMap<string, string> | undefined
function countries(): ReadonlyMap<string, string> {
  if (named) return named
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const all = letters.flatMap(one => letters.map(other => names.of(one + other) ?? ''))
  named = new Map(all.filter(Boolean).map(name => [name.toLowerCase(), name]))
  return named
}

/** What is left without a name of its own once all clauses are joined: a field, or who says it. */
export const isNameless = ({ kind, label }: { kind: FactKind; label: string }): boolean => {
  const words = label.replace(ARTICLE, '').toLowerCase().split(' ')
  return words.every(word => EMPTY.has(word) || EMPTY_OF[kind]?.has(word) === true)
}

/** "Benches avg" are benches, "euros of sales" are sales. */
function withoutBeside(name: string, kind: FactKind, currency: string): string {
  const first = OF_FIGURES.has(kind) ? name : name.replace(BEFORE, '')
  return withoutMoney(first.replace(BEHIND, ''), currency)
}
/** Of these, “average” may be the very figure. */
const OF_FIGURES = new Set<FactKind>(['measure', 'constraint', 'goal'])

function withoutMoney(bare: string, currency: string): string {
  const [first = '', of, ...rest] = bare.split(' ')
  if (of === undefined && isMoneyName(first.toLowerCase(), currency)) return ''
  return of === 'of' && isMoneyName(first.toLowerCase(), currency) ? rest.join(' ') : bare
}

/** The one word with which a clause begins is a name only where its noun does not go on: "Slate" of "Slate tiles we stopped", "hand" of "hand woven baskets 200". */
function wholeNoun(name: string, { quote, nouns }: ReadCard): string {
  if (name.includes(' ') || !quote.toLowerCase().startsWith(name.toLowerCase())) return name
  const longer = nouns.find(noun => noun.toLowerCase().startsWith(`${name.toLowerCase()} `))
  if (longer && GOES_ON.test(longer) && !ACRONYM.test(name))
    return isThing(name) ? name + longer.slice(name.length) : longer
  return MADE.exec(quote)?.[0].toLowerCase() ?? name
}
/** Words of some length behind the first: shorter ones are of another language, or of a sentence. */
const GOES_ON = /^\S+(?:\s\p{Ll}{4,})+$/u
/** An acronym names somebody by itself. */
const ACRONYM = /^\p{Lu}{2,}$/u
/** Whether a word names rather than describes, wherever it stands. */
const isThing = (word: string): boolean =>
  ['NOUN', 'PROPN'].includes(tagWords(`${word.toLowerCase()} boxes`)[0]?.tag ?? '')
/** "Hand woven baskets": how it is made belongs to it. */
const MADE =
  /^\p{L}{2,20}[\s-]\p{Ll}{2,20}(?:ed|en)\s\p{Ll}{3,20}(?:\s\p{Ll}{3,20})?(?=\s[\p{Sc}\d]|,|$)/iu

/** Whether words can stand for a thing: by their part of speech where they were said, and by what they are. */
/** "A third give up": a part of somebody is no name. */
const OPENS_PART = /^(?:(?:the|a)\s)?(?:half|third|quarter|fifth|tenth)\b/i
function isName(name: string, quote: string, kind: FactKind): boolean {
  const words = name.replace(ARTICLE, '').toLowerCase().split(' ')
  if (words.every(word => EMPTY.has(word)) || OPENS_PART.test(name)) return false
  if (!ARTICLE.test(name) && isBareName(name)) return false
  const at = placeOf(name, quote)
  if (at === -1) return true
  if (saysWhoOrPer(quote, at, name, kind)) return false
  return words.length > 1 || !isCut(quote, at, name)
}

/** Where a name stands in the words as words of its own; -1 where it does not. */
function placeOf(name: string, quote: string): number {
  const [words, text] = [name.toLowerCase(), quote.toLowerCase()]
  let at = text.indexOf(words)
  while (at > 0 && /\p{L}/u.test(text.charAt(at - 1))) at = text.indexOf(words, at + 1)
  return at
}

/** "Cheap" of "cheap ones from abroad": a word that only describes, and what it describes stands behind it. */
function isCut(quote: string, at: number, name: string): boolean {
  const behind = at + name.length
  const [next = ''] = /^\s\p{L}+/u.exec(quote.slice(behind)) ?? []
  const isVerb = isVerbHere({ text: next.trim(), end: behind + next.length }, quote)
  const goesOn = next !== '' && !isVerb
  const word = tagWords(quote).find(({ end }) => end === at + name.length)
  return goesOn && word !== undefined && DESCRIBING.has(word.tag)
}

const DOER = /\b(?:we|i|they|you|he|she)\s$/i
/** "They let him mend it": a verb, whatever else the word may be. */
const LETS =
  /\b(?:lets?|makes?|helps?|made)\s(?:him|her|them|us|me|you|it|everybody|everyone|people)\s$/i
const OF_EACH = /\bper\s$/i
const WISHER = /^\s(?:wants?|wanted|would like|asks? for|expects?|demands?)\b/i

/** What somebody does, what a figure is counted in, and who wishes are not what it is of. */
function saysWhoOrPer(quote: string, at: number, name: string, kind: FactKind): boolean {
  const before = quote.slice(0, at)
  const behind = quote.slice(at + name.length)
  if (DOER.test(before) && /^\s\p{L}/u.test(behind)) return true
  if (LETS.test(before)) return true
  if (OF_EACH.test(before) && kind !== 'measure') return true
  return kind === 'goal' && (WISHER.test(behind) || WISHER.test(/\s\S+$/.exec(name)?.[0] ?? ''))
}
