import type { Company, Fact } from './company.ts'
import { movingGoals } from './goals.ts'
import { revenueOf } from './sales.ts'

const plain = (label: string): string => label.toLowerCase().replace(/^(?:the|an?)\s/, '')

/** Words of a label without the ending of many: "restorations" and "restoration contracts" share one. */
const wordsOf = (label: string): Set<string> =>
  new Set(
    plain(label)
      .split(/[\s-]+/)
      .map(word => word.replace(/s$/, ''))
      .filter(word => word.length > SHORT && !EMPTY.has(word)),
  )
const SHORT = 2
const EMPTY = new Set('the and for per our new all more'.split(' '))

const sharesWord = (a: string, b: string): boolean => {
  const words = wordsOf(a)
  return [...wordsOf(b)].some(word => words.has(word))
}

/** A goal that starts above what a line sells counts more than that line. */
const BEYOND = 1.15

/** The one line whose last word, the thing itself, stands in the goal’s name, where the goal does not count more than it. */
function lineNamed(
  goal: Fact<'goal'>,
  baseline: number | undefined,
  offers: readonly Fact<'offer'>[],
): string | undefined {
  const words = wordsOf(goal.label)
  const [only, another] = offers.filter(({ label }) => {
    const thing = [...wordsOf(label)].at(-1)
    return thing !== undefined && words.has(thing)
  })
  const sold = only && soldOf(only, goal)
  const isMore = Boolean(sold && baseline && baseline > sold * BEYOND)
  return another || isMore ? undefined : only?.id
}

/** What a line sells in a year, in what the goal counts: money or pieces. */
const soldOf = (offer: Fact<'offer'>, { form }: Fact<'goal'>): number | null =>
  form === 'money' ? revenueOf(offer) : (offer.volume ?? null)

/** The one line that shares a word with the goal and is sold as often as the goal says of today. */
function lineAlike(
  goal: Fact<'goal'>,
  baseline: number | undefined,
  offers: readonly Fact<'offer'>[],
): string | undefined {
  const alike = offers.filter(
    offer => baseline && soldOf(offer, goal) === baseline && sharesWord(offer.label, goal.label),
  )
  const [only, another] = alike
  return another ? undefined : only?.id
}

const HEADS = new Set<Fact<'goal'>['counts']>(['customers', 'members'])

/** Heads stand for sales of the one line whose whole name the goal bears, where they start at what it sells: learners of a course. */
function lineOfHeads(
  goal: Fact<'goal'>,
  baseline: number | undefined,
  offers: readonly Fact<'offer'>[],
): string | undefined {
  const [line, another] = offers.filter(
    ({ label, volume }) => volume === baseline && volume && bearsNameOf(goal.label, label),
  )
  return another ? undefined : line?.id
}

/** Only a goal for sales counts what a line sells. */
function lineMeant(
  company: Company,
  goal: Fact<'goal'>,
  offers: readonly Fact<'offer'>[],
): string | undefined {
  const [moving] = movingGoals(company).filter(({ id }) => id === goal.id)
  const counts = moving?.counts ?? goal.counts
  // Of one line alone, its money is that of the whole.
  const isOfMoney = goal.form === 'money' && offers.length > 1
  const baseline = moving?.baseline
  if (HEADS.has(counts)) return lineOfHeads(goal, baseline, offers)
  if (counts !== 'sales' && !(isOfMoney && counts === 'money')) return undefined
  if (goal.form === 'money' && !isOfMoney) return undefined
  return lineNamed(goal, baseline, offers) ?? lineAlike(goal, baseline, offers)
}

/** Whether a name holds all words of another: "leaflets for safes" and "leaflets". */
export function bearsNameOf(label: string, other: string): boolean {
  const words = wordsOf(label)
  const own = [...wordsOf(other)]
  return own.length > 0 && own.every(word => words.has(word))
}

/** The thing a name is of: its last word, "a second welding tank" the tank. Null for a name that ends in a word of a sentence. */
export const headNounOf = (label: string): string | null => {
  const [head] = plain(label)
    .split(/\s(?:of|for|in|at|to|from|with|by|on|per|that|who|makes?|is|are)\s/)
    .map(part => part.split(/[\s-]+/).at(-1) ?? '')
  const word = (head ?? '').replace(/s$/, '')
  return word.length > SHORT ? word : null
}

/** Whether a name holds the thing that another is of: "train a second instructor" holds that of "the only instructor". */
export function sharesHeadNoun(label: string, other: string): boolean {
  const head = headNounOf(other)
  return head !== null && wordsOf(label).has(head)
}

/** An idea that bears the whole name of one line is for that line; of two such lines the longer name says which. */
function ideaTied(idea: Fact<'idea'>, offers: readonly Fact<'offer'>[]): Fact {
  const [most, next] = offers
    .filter(({ label }) => bearsNameOf(idea.label, label))
    .map(({ id, label }) => ({ id, length: wordsOf(label).size }))
    .toSorted((a, b) => b.length - a.length)
  if (!most || next?.length === most.length) return idea
  return { ...idea, about: most.id }
}

/** Who does what, and what holds back, is about the one line that the same words name: a hindrance only by the whole of its name, since whatever it turns away is priced by it. */
function saidTied(fact: Fact, offers: readonly Fact<'offer'>[]): Fact {
  const isNamed = fact.kind === 'person' ? isNamedIn : isWholeIn
  const [named, another] = offers.filter(({ label }) => isNamed(fact.quote, label))
  const line = another
    ? undefined
    : (named ?? lineThatNames(fact, offers) ?? lineCounted(fact, offers))
  return line ? { ...fact, about: line.id } : fact
}

/** "About 1,400 ladders": what is counted right behind the number that was refused is the thing that one line alone is of. */
function lineCounted(fact: Fact, offers: readonly Fact<'offer'>[]): Fact<'offer'> | undefined {
  if (fact.kind !== 'constraint' || !fact.lost) return undefined
  const figures = [...fact.quote.matchAll(COUNTED)]
  const counted = figures.find(([, figure = '']) => digitsOf(figure) === String(fact.lost))
  const thing = counted?.[2]?.toLowerCase().replace(/s$/, '')
  const [line, another] = offers.filter(({ label }) => headNounOf(label) === thing)
  return another ? undefined : line
}
const COUNTED = /(\d[\d.,’'\s]*)\s(?:\p{L}+ly\s)?(\p{L}{3,})/gu
const digitsOf = (figure: string): string => figure.replaceAll(/\D/g, '')

/** The whole name of a line, word by word, one of them or many. */
function isWholeIn(quote: string, label: string): boolean {
  const name = escaped(plain(label).replace(/s$/, ''))
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}s?(?![\\p{L}\\p{N}])`, 'iu').test(quote)
}

/** The whole name of a line, or its last word as a thing: "does all the slippers", and not "she slips". */
function isNamedIn(quote: string, label: string): boolean {
  const words = quote.toLowerCase()
  const name = plain(label)
  if (isWholeIn(quote, label)) return true
  const thing = name.split(/[\s-]+/).at(-1) ?? ''
  const [before] = words.split(new RegExp(`\\b${escaped(thing)}\\b`))
  return thing.length > SHORT && before !== words && AS_THING.test(before ?? '')
}
const AS_THING = /\b(?:the|our|all|of|for|no|any|neither|nor|these|those|my)\s$/
const escaped = (words: string): string => words.replaceAll(/[^\p{L}\p{N}\s]/gu, '.')

/** "Wedding dresses take 7 hours and only Ana does them": the words of a line name who makes it. */
function lineThatNames(
  { kind, label }: Fact,
  offers: readonly Fact<'offer'>[],
): Fact<'offer'> | undefined {
  const name = label.split(' ').at(-1) ?? ''
  if (kind !== 'person' || !/^\p{Lu}/u.test(name)) return undefined
  const [line, another] = offers.filter(({ quote }) => quote.split(/[^\p{L}]+/u).includes(name))
  return another ? undefined : line
}

/** A goal that bears the name of a line, or of the thing it sells, or shares a word and today's number with it, is about that line, though nobody tied them. */
export function linked(company: Company): Company {
  const offers = company.facts.filter(fact => fact.kind === 'offer')
  const byName = new Map(offers.map(({ label, id }) => [plain(label), id]))
  const tied = (fact: Fact): Fact => {
    if (fact.about !== undefined) return fact
    if (fact.kind === 'idea') return ideaTied(fact, offers)
    if (fact.kind === 'person' || fact.kind === 'constraint') return saidTied(fact, offers)
    if (fact.kind !== 'goal') return fact
    const line = byName.get(plain(fact.label)) ?? lineMeant(company, fact, offers)
    return line ? { ...fact, about: line } : fact
  }
  return { ...company, facts: company.facts.map(tied) }
}
