import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../../company/company.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { readCards } from '../../reading/read.ts'
import { notationOf } from '../../reading/quantity.ts'
import { headedBy } from '../../reading/says.ts'
import { sentencesIn } from '../../reading/stops.ts'
import { GOES_ON, topicOf } from '../../reading/topics.ts'
import { isListed } from './as-asked.ts'

/** What was asked, when the words were said. */
export type Asked = { kind: FactKind; attributes: readonly string[] }

type Part = { text: string; asked: Asked | null }

/** So many sentences about so many topics are poured out rather than an answer to one question. */
const POURED = { sentences: 6, topics: 4 }
/** Where nothing was asked, each sentence says by itself what it is about. */
const ANY = { sentences: 1, topics: 1 }
/** Nobody pours out more; what is longer is read as it comes. */
const SENTENCES_MOST = 150
/** Questions to which somebody may answer with all there is to say. */
const OPEN_TO_ALL = new Set<FactKind>(['goal', 'budget', 'measure', 'organization'])

const AT_LINES = /\n+/
const AT_MARKS = /\n+|\s+(?=\d{1,2}\)\s)/

/** Words cut where their topic changes, so that each part is read as the answer to a question about it. Under a question only a paragraph about everything is cut; null where it answers that question. */
export function partsByTopic(text: string, company: Company, asked: Asked | null): Part[] | null {
  if (asked && !OPEN_TO_ALL.has(asked.kind)) return null
  const sentences = sentencesIn(text)
    .flatMap(line => line.split(isListed(text) ? AT_MARKS : AT_LINES))
    .filter(one => one.trim() !== '')
  const least = asked ? POURED : ANY
  if (sentences.length < least.sentences || sentences.length > SENTENCES_MOST) return null
  const notation = notationOf(company.currency, company.today)
  const { currency, today } = company
  const topicIn = (sentence: string): FactKind | null => {
    const said = readCards({ text: sentence, currency, today }).flatMap(({ says }) => says ?? [])
    const [only, ...more] = new Set(said)
    if (only && more.length === 0) return only
    // What may be spent, and what was: each part says by itself which it is.
    if (said.includes('budget')) return null
    return topicOf(sentence, quantitiesIn(sentence, notation))
  }
  const topics = sentences.map(sentence => headedBy(sentence) ?? topicIn(sentence))
  const told = new Set(topics.filter(topic => topic !== null))
  if (told.size < least.topics) return null
  const parts: Part[] = []
  for (const [at, sentence] of sentences.entries()) {
    const last = parts.at(-1)
    const topic = topics[at] ?? null
    const isOpen = topic === null && (GOES_ON.test(sentence) || last?.asked === null)
    const goesOn = last !== undefined && (isOpen || (topic !== null && topic === last.asked?.kind))
    if (goesOn && last) last.text = `${last.text} ${sentence}`
    else parts.push({ text: sentence, asked: topic && { kind: topic, attributes: [] } })
  }
  return parts
}
