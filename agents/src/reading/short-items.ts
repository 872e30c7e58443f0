import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Clause } from './clauses.ts'
import { tagWords } from './tag.ts'

/** Kinds that are told as a list of names, separated by commas. */
const NAMED_IN_LISTS = new Set<FactKind>(['rival', 'segment', 'partner', 'channel', 'resource'])
/** A name has no more words. */
const WORDS_MAX = 4
const ITEMS_MAX = 12
/** What no name in a list is made of. */
const NO_NAME = new Set(['AUX', 'PRON', 'SCONJ', 'ADV', 'PART'])
/** "Ana, our fitter" goes on about Ana. */
const EXPLAINS = /^(?:the|an?|our|my|his|her|their|who|which|that|all|mostly|mainly|like|such)\s/i
const BETWEEN = /,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+/g

/** "Moss & Daughters, a kit, doing nothing" names three, where names were asked for. */
export function shortItems(clause: Clause, asked: FactKind | undefined): Clause[] {
  if (!asked || !NAMED_IN_LISTS.has(asked) || clause.figures.length > 0) return [clause]
  if (!/,\s/.test(clause.text)) return [clause]
  const items = itemsIn(clause)
  const isList = items.length <= ITEMS_MAX && items.every(isName) && !items.slice(1).some(explains)
  return isList ? items : [clause]
}

function itemsIn(clause: Clause): Clause[] {
  const { text, start, after } = clause
  const joints = [...text.matchAll(BETWEEN)]
  const starts = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)]
  const ends = [...joints.map(({ index }) => index), text.length]
  return starts.map((from, index) => ({
    text: text.slice(from, ends[index]),
    start: start + from,
    figures: [],
    ...(after !== undefined && { after }),
  }))
}

const explains = ({ text }: Clause): boolean => EXPLAINS.test(text)

function isName({ text }: Clause): boolean {
  if (/^(?:doing|do) nothing$/i.test(text)) return true
  const words = text.replace(/^(?:the|an?|our|my)\s/i, '').split(/\s+/)
  if (text.length < 2 || words.length > WORDS_MAX) return false
  const tags = tagWords(text).map(({ tag }) => tag)
  return !tags.some(tag => NO_NAME.has(tag)) && tags.some(tag => tag === 'NOUN' || tag === 'PROPN')
}
