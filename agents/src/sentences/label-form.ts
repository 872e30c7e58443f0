import type { FactKind } from '@sextant/contracts/company/kinds'
import { ARTICLE } from '@sextant/contracts/company/label'

/**
 * What a name is by its form. `clause`: it says something by itself ("Ana alone signs the papers"); `task`: it says what to
 * do ("train Ana"); `comparison`: it holds more or less of something ("more legs fitted"). The others are nouns.
 */
export type LabelForm = 'thing' | 'clause' | 'task' | 'comparison' | 'person' | 'people' | 'event'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Kinds whose names are statements by nature, with frames of their own. */
const STATEMENTS = new Set<FactKind | undefined>(['job', 'outcome', 'quote'])

const MORE_OR_LESS = words('more fewer less')
const COMPARED = words(
  'more fewer less higher lower better worse bigger smaller larger longer shorter faster quicker slower cheaper earlier later',
)

/** What stands before an object and never behind a noun in the plural. */
const BEFORE_OBJECT = words('the a an its his her their our your my every each no nothing only')
const ARTICLES = words('a an')
/** "5 days a week", "hours a bid" say how often. */
const SPANS = words('minute hour day week month quarter season year piece head person')
const SPANS_OF = words('minutes hours days weeks months years times')
/** Behind these a verb belongs to a part of the name: "days until insurers pay". */
const SUBORDINATE = words(
  'until till before after while where of with without for in on at by from',
)
/** Plurals that stand before another noun. */
const PLURAL_BEFORE_NOUN = words(
  'sales sports arts goods news ads parts services systems works accounts customs savings operations trades sciences resources communications materials electronics cosmetics women men kids',
)
/** Words for leaving, ending and growing that end a clause. */
const AT_THE_END = words('leaves retires quits resigns closes expires opens dies merges')
const TIMES_OVER = words('double triple halve')
/** Verbs that, behind a plural, are nothing else. */
const OF_MANY = words(
  'pay buy want wait cancel need prefer lose raise lack take give make keep bring sell send find choose compare forget ask come go leave',
)
const PAST = words(
  'left lost won sold raised cut dropped closed bought made took gave signed kept built held seen taken given done won run',
)
const TO_DO = words(
  'train hire open buy sell raise offer launch start move rent add build drop stop run write call ask visit give cut put set make send try teach find lower double let get use',
)
const ORDINALS = words('first second third fourth fifth next last only')
/** Of something there is one of these, and it is always the one. */
const MEASURES = words('number amount size price cost age rate share length weight speed')
/** Behind an ordinal these are one word with it: "first aid". */
const WITH_ORDINAL = words('aid hand mile day try time grade year class home half level order')

export function formOf(text: string, kind?: FactKind): LabelForm {
  const noun = text.replace(ARTICLE, '').split(' ')
  if (!STATEMENTS.has(kind) && isClause(noun, kind)) return 'clause'
  if (kind === 'person') return 'person'
  if (!STATEMENTS.has(kind)) {
    if (kind !== 'offer' && isTask(noun)) return 'task'
    if (COMPARED.has(plain(noun[0])) && noun.length > 1) return 'comparison'
  }
  if (isPersonWithRole(text)) return 'person'
  if (kind === 'segment') return 'people'
  return kind === 'change' ? 'event' : 'thing'
}

/** Whether a name is set in quotation marks: it is a statement, and no noun. "Less waste" is one, "fewer orders lost" is none. */
export function isStatement(text: string, form: LabelForm): boolean {
  if (form === 'clause' || form === 'task') return true
  return form === 'comparison' && MORE_OR_LESS.has(plain(text.split(' ')[0])) && endsInDone(text)
}

/** "Doors fitted", "tickets sold": what is counted brings its verb along, and takes no second one. */
export function endsInDone(text: string): boolean {
  const [, ...others] = text.split(' ')
  const last = others.at(-1) ?? ''
  return PAST.has(last) || /\p{Ll}{2,}ed$/u.test(last)
}

/** "second kiln" is "the second kiln" in a sentence, "number of boats" "the number of boats". */
export function withArticle(text: string, form: LabelForm, isMany: boolean): string {
  const [first, next] = text.split(' ')
  const isOrdinal = ORDINALS.has(first ?? '') && next !== undefined && !WITH_ORDINAL.has(next)
  const isMeasured = next === 'of' && MEASURES.has(plain(first))
  const isDefinite = isOrdinal || isMeasured
  return (form === 'thing' || form === 'event') && isDefinite && !isMany ? `the ${text}` : text
}

const plain = (word: string | undefined): string => (word ?? '').toLowerCase()
const isName = (word: string | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(word ?? '')
const isPlural = (word: string): boolean =>
  /^\p{Ll}{3,}s$/u.test(word) && !/(?:ss|us|is)$/.test(word)

/** "Marta the head cutter". */
const isPersonWithRole = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? the \p{Ll}/u.test(text)

const isTask = ([first, second]: readonly string[]): boolean =>
  TO_DO.has(plain(first)) && (BEFORE_OBJECT.has(second ?? '') || isName(second))

/** A subject with its verb, seen by what stands around the verb: no list holds all verbs. */
function isClause(noun: readonly string[], kind: FactKind | undefined): boolean {
  const stop = noun.findIndex(word => SUBORDINATE.has(plain(word)))
  const until = stop === -1 ? noun.length : stop
  return noun.some((word, at) => {
    if (at === 0 || at >= until) return false
    const before = noun[at - 1] ?? ''
    const after = noun.slice(at + 1)
    return (
      takesObject(word, after) ||
      isOfOne(noun, at) ||
      isOfName(before, word, after) ||
      endsClause(before, word, after, kind) ||
      (isPlural(plain(before)) && OF_MANY.has(word))
    )
  })
}

/** "holds the licence", "makes 30 pairs", "left the trade". */
function takesObject(word: string, [next, further]: readonly string[]): boolean {
  if (!isPlural(word) && !PAST.has(word)) return false
  if (next === undefined) return false
  if (ARTICLES.has(next)) return !SPANS.has(further ?? '') && !SPANS_OF.has(word)
  if (/^\d/.test(next)) return isPlural(word) && /^\p{L}{3,}/u.test(further ?? '')
  return BEFORE_OBJECT.has(next)
}

/** "Ana alone signs", "only Ana signs". */
function isOfOne(noun: readonly string[], at: number): boolean {
  const word = noun[at] ?? ''
  if (!isPlural(word)) return false
  const isOnly = plain(noun[0]) === 'only' && (isName(noun[1]) || noun[1] === 'one')
  return plain(noun[at - 1]) === 'alone' || (isOnly && at > 1)
}

/** "Bank refuses loans": behind a name, and before another noun, a word in s is a verb. */
function isOfName(before: string, word: string, [next]: readonly string[]): boolean {
  const isNoun = next !== undefined && /^\p{Ll}{3,}/u.test(next) && !SUBORDINATE.has(next)
  return isName(before) && isPlural(word) && !PLURAL_BEFORE_NOUN.has(word) && isNoun
}

function endsClause(
  before: string,
  word: string,
  after: readonly string[],
  kind: FactKind | undefined,
): boolean {
  if (after.length > 0) return false
  if (isPlural(before) && TIMES_OVER.has(word)) return true
  return AT_THE_END.has(word) && (isName(before) || kind === 'change')
}
