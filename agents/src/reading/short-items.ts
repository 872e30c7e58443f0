import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Clause } from './clauses.ts'
import { tagWords } from './tag.ts'

/** Kinds that are told as a list of names, separated by commas. */
const NAMED_IN_LISTS = new Set<FactKind>([
  'rival',
  'segment',
  'partner',
  'channel',
  'resource',
  'idea',
])
/** A name has no more words. */
const WORDS_MAX = 4
const ITEMS_MAX = 12
/** What no name in a list is made of. */
const NO_NAME = new Set(['AUX', 'PRON', 'SCONJ', 'ADV', 'PART'])
/** "Ana, our fitter" goes on about Ana. */
const EXPLAINS = /^(?:our|my|his|her|their|who|which|that|all|mostly|mainly|like|such)\s/i
/** Of two, the second with an article is rather the first in other words. */
const IN_OTHER_WORDS = /^(?:the|an?)\s/i
const BETWEEN = /,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+/g

/** "Moss & Daughters, a kit, doing nothing" names three, where names were asked for. */
export function shortItems(clause: Clause, asked: FactKind | undefined): Clause[] {
  if (!asked || !NAMED_IN_LISTS.has(asked) || !/,\s/.test(clause.text)) return [clause]
  if (/^\s*\d{1,2}[).]\s/.test(clause.text)) return [clause]
  const items = itemsIn(clause)
  if (items.length > ITEMS_MAX || items.length < 2) return [clause]
  const isIdea = asked === 'idea'
  const isSame = items.length === 2 && IN_OTHER_WORDS.test(items[1]?.text ?? '')
  const goesOn = !isIdea && (isSame || items.slice(1).some(explains))
  const isList = items.every(item => isName(item, isIdea) && hasOwnFigures(item, asked))
  return isList && !goesOn ? items : [clause]
}

function itemsIn(clause: Clause): Clause[] {
  const { text, start, after } = clause
  const isInside = (at: number): boolean =>
    clause.figures.some(figure => at >= figure.start - start && at < figure.end - start) ||
    text.lastIndexOf('(', at) > text.lastIndexOf(')', at)
  const joints = [...text.matchAll(BETWEEN)]
    .slice(0, ITEMS_MAX + 1)
    .filter(({ index }) => !isInside(index))
  const starts = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)]
  const ends = [...joints.map(({ index }) => index), text.length]
  return starts.map((from, index) => ({
    text: text.slice(from, ends[index]),
    start: start + from,
    figures: clause.figures.filter(
      figure => figure.start >= start + from && figure.end <= start + (ends[index] ?? text.length),
    ),
    ...(after !== undefined && { after }),
  }))
}

const explains = ({ text }: Clause): boolean => EXPLAINS.test(text)

/** "Two museums" counts what it names, "a van (38k)" adds to it; any other figure goes on about something. */
const hasOwnFigures = ({ text, start, figures }: Clause, asked: FactKind): boolean =>
  figures.every(
    figure =>
      (asked === 'segment' && figure.start === start && figure.noun !== undefined) ||
      text.lastIndexOf('(', figure.start - start) !== -1,
  )

function isName({ text: whole }: Clause, isIdea: boolean): boolean {
  const text = whole.replace(/\s\([^()]*\)$/, '')
  if (/^(?:doing|do) nothing$/i.test(text)) return true
  const words = text.replace(/^(?:the|an?|our|my)\s/i, '').split(/\s+/)
  if (
    isIdea &&
    /^(?:\p{Sc}|\d|would|could|might|maybe|costs?|brings?|saves?|for|to|no|not|nobody|did|tried)/iu.test(
      text,
    )
  )
    return false
  if (text.length < 2 || words.length > WORDS_MAX) return false
  const tags = tagWords(text).map(({ tag }) => tag)
  return !tags.some(tag => NO_NAME.has(tag)) && tags.some(tag => tag === 'NOUN' || tag === 'PROPN')
}
