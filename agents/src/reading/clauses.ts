import { isMoveOver, isWholeWay } from './before-after.ts'
import { countsAnother, IS_LINE, isEntry } from './list-entries.ts'
import type { Quantity } from './quantity.ts'
import { isAbbreviated } from './stops.ts'
import type { Word } from './tag.ts'

/** A part of an answer that says one thing; `start` is its place in the whole. */
export type Clause = {
  text: string
  start: number
  figures: readonly Quantity[]
  /** What stands between it and the next. */
  after?: string
  /** The figure of it that is of others, where its place alone tells so. */
  theirs?: Quantity
}

/** Ends of sentences and lines, and semicolons: what follows is another thing in any case. */
const STOP = /[.!?](?=\s|$)|[;\n•]|\s[–—-]\s|\s(?=\d{1,2}[).]\s)/g
/** Where a list may go on. */
const JOINT = /,\s|\s(?:and|but|plus|while|whereas)\s/gi
/** What a clause is too short for. */
const SHORTEST = 3

/** So many parts with a figure make a list. */
const LIST_LEAST = 3

/** Nobody says more in one clause. */
const FIGURES_MAX = 24

type Span = { start: number; end: number }

/** With these a part of a list names something of its own; "brought 6" or "£420 each" goes on about what was named. */
const NAMES_ANEW = new Set(['NOUN', 'PROPN', 'DET', 'ADJ'])

/** "Then", "also": the next of a list. */
const LISTS_ON = /^(?:then|also|next|finally)$/i

/** "Ca 900 a year" names nothing: the number is of what stands before. */
const OPENS_ROUGHLY =
  /^\W*(?:abt|ab|ca|c|circa|approx|approximately|appr|roughly|est)\b\.?\s+\d|^\W*wasted?\s/i

/** "120 members, each 90 a year", "tried posters, waste of 300": that goes on about what was named. */
const SAYS_EACH = /^(?:each|every|both|all|waste|wasted)$/i

/** One thing each: sentences, and within them the parts of a list that name something and its figure ("mortgages 33, business 9"). */
export function clausesIn(
  text: string,
  figures: readonly Quantity[],
  words: readonly Word[],
): Clause[] {
  const isTaken = takenIn(text, figures)
  const isFree = (at: number): boolean =>
    !isAbbreviated(text, at) && !isTaken(at) && !isDashOfName(text, at) && !isOfNumeral(text, at)
  const namesAnew = (span: Span): boolean => {
    const first = wordsIn(words, span).find(
      ({ tag, text: word }) => tag !== 'SPACE' && !LISTS_ON.test(word),
    )
    const isFigure = first !== undefined && figureAt(figures, first.start)
    return (
      first !== undefined && !isFigure && NAMES_ANEW.has(first.tag) && !SAYS_EACH.test(first.text)
    )
  }
  const has = (span: Span): boolean => {
    const next = figures[firstFrom(figures, span.start)]
    return next !== undefined && next.end <= span.end
  }
  const isOwn = (part: Span, last: Span): boolean =>
    has(part) &&
    !OPENS_ROUGHLY.test(text.slice(part.start, part.end)) &&
    (namesAnew(part) ||
      speaksAnew(wordsIn(words, part)) ||
      [last, part].every(one => IS_LINE.test(text.slice(one.start, one.end))) ||
      [last, part].every(one => isWholeWay(text.slice(one.start, one.end))) ||
      countsAnew(figuresIn(figures, last), figuresIn(figures, part)))
  const isMove = (one: Span, other: Span): boolean =>
    isMoveOver(text.slice(one.start, one.end), text.slice(other.start, other.end))
  const partsOf = (sentence: Span): Span[] => {
    if (isItem(text, sentence)) return [sentence]
    const parts = cut(text, sentence, JOINT, isFree)
    const isList = parts.filter(has).length >= LIST_LEAST
    const isOfSums = figuresIn(figures, sentence).some(({ kind }) => kind === 'money')
    const listsOn = (part: Span, last: Span): boolean =>
      isEntry(text.slice(part.start, part.end), isOfSums) ||
      (!isOfSums && countsAnother(figuresIn(figures, last), figuresIn(figures, part)))
    const isNext = (part: Span, last: Span): boolean =>
      isOwn(part, last) || (isList && has(part) && listsOn(part, last))
    return joined(parts, has, isNext, isMove)
  }
  return cut(text, { start: 0, end: text.length }, STOP, isFree)
    .flatMap(partsOf)
    .map(span => clauseOf(text, span, figures))
    .filter(clause => clause.text.length >= SHORTEST)
}

/** "2) a stall, 1,200 to set up": one of a numbered list is one thing with all that is said of it. */
const isItem = (text: string, { start }: Span): boolean =>
  (isNumbered(text) ? /^\s*\d{1,2}[).]\s/ : /^\s*\d{1,2}\)\s/).test(text.slice(start, start + 9))

/** A list that counts "1. … 2. …". */
const isNumbered = (text: string): boolean => /^\s{0,9}1\.\s/.test(text.slice(0, 12))

/** In "1. boats 2. trips" the dot ends no sentence; in any other text the number ends one. */
function isOfNumeral(text: string, at: number): boolean {
  if (text[at] === '.')
    return isNumbered(text) && /(?:^|\s)\d{1,2}$/.test(text.slice(Math.max(0, at - 3), at))
  return /^\s\d{1,2}\.\s/.test(text.slice(at, at + 5)) && !isNumbered(text)
}

/** "The museum - two thirds of sales": behind a short name without a figure a dash is a comma. */
function isDashOfName(text: string, at: number): boolean {
  if (!/^\s[–—-]\s/.test(text.slice(at, at + 3))) return false
  const before =
    text
      .slice(Math.max(0, at - NAME_REACH), at)
      .split(/[.,;:!?\n•]/)
      .at(-1) ?? ''
  const name = before.replace(/^\s*\d{1,2}[).]\s/, '')
  const isShort = name.trim().split(/\s+/).length <= NAME_WORDS
  return (
    isShort &&
    !/\d/.test(name) &&
    /^[^.;!?\n–—]{0,20}\d|^.{0,9}\b(?:half|thirds?|quarters?|fifths?)\b/i.test(text.slice(at + 3))
  )
}
const NAME_REACH = 80
const NAME_WORDS = 5

/** The place in a list, sorted by start, of the first that begins there or later. */
function firstFrom(list: readonly Span[], at: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.start ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

const wordsIn = (words: readonly Word[], { start, end }: Span): readonly Word[] =>
  words.slice(firstFrom(words, start), firstFrom(words, end))

const figuresIn = (figures: readonly Quantity[], { start, end }: Span): readonly Quantity[] =>
  figures.slice(firstFrom(figures, start), firstFrom(figures, end))

/** "Cash for 7 months, 90 enquiries a month": behind a time, what is counted in a time is another figure. */
function countsAnew(last: readonly Quantity[], part: readonly Quantity[]): boolean {
  const [only, ...more] = part
  const isRate = only?.kind === 'count' && only.noun !== undefined && only.per !== undefined
  return isRate && more.length === 0 && last.length === 1 && last[0]?.kind === 'duration'
}

const figureAt = (figures: readonly Quantity[], at: number): boolean => {
  const last = figures[firstFrom(figures, at + 1) - 1]
  return last !== undefined && at < last.end
}

/** Where nothing is cut: inside figures, brackets and quotations. */
function takenIn(text: string, figures: readonly Quantity[]): (at: number) => boolean {
  const taken = new Uint8Array(text.length)
  for (const { start, end } of closedSpans(text)) taken.fill(1, start + 1, end)
  for (const { start, end } of figures) taken.fill(1, start, end)
  return at => taken[at] === 1
}

/** A subject of its own and what it does: "at the moment I turn away 14". */
function speaksAnew(inside: readonly Word[]): boolean {
  const subject = inside.findIndex(({ tag }) => tag === 'PRON')
  const next = inside[subject + 1]?.tag
  return subject !== -1 && (next === 'VERB' || next === 'AUX')
}

function clauseOf(text: string, { start, end }: Span, figures: readonly Quantity[]): Clause {
  const raw = text.slice(start, end)
  const lead = raw.length - raw.trimStart().length
  const words = raw.trim().replace(/[,;]$/, '')
  const inside = figures
    .slice(firstFrom(figures, start), firstFrom(figures, end))
    .filter(figure => figure.end <= end)
    .slice(0, FIGURES_MAX)
  const from = start + lead + words.length
  return { text: words, start: start + lead, figures: inside, after: text.slice(from, from + 2) }
}

/** Brackets and quotations: a list inside them is no list of the sentence. */
function closedSpans(text: string): Span[] {
  return [...text.matchAll(/\([^()]{0,300}\)|“[^”]{0,500}”|"[^"\n]{0,500}"/g)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function cut(text: string, span: Span, at: RegExp, isFree: (at: number) => boolean): Span[] {
  const spans: Span[] = []
  let start = span.start
  for (const match of text.slice(span.start, span.end).matchAll(at)) {
    const place = span.start + match.index
    if (!isFree(place)) continue
    spans.push({ start, end: place })
    start = place + match[0].length
  }
  return [...spans, { start, end: span.end }]
}

/** Parts of a sentence, joined again unless both have a figure and the later one names something of its own. */
function joined(
  parts: readonly Span[],
  has: (part: Span) => boolean,
  isOwn: (part: Span, last: Span) => boolean,
  isMove: (one: Span, other: Span) => boolean,
): Span[] {
  const spans: Span[] = []
  for (const part of parts) {
    const last = spans.at(-1)
    if (last && (!(has(last) && isOwn(part, last)) || isMove(last, part))) last.end = part.end
    else spans.push({ ...part })
  }
  return spans
}
