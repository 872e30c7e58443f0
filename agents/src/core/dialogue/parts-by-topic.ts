import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../../company/company.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { readCards } from '../../reading/read.ts'
import { notationOf } from '../../reading/quantity.ts'
import { GOES_ON, topicOf } from '../../reading/topics.ts'

/** What was asked, when the words were said. */
export type Asked = { kind: FactKind; attributes: readonly string[] }

type Part = { text: string; asked: Asked | null }

/** So many sentences about so many topics are poured out rather than an answer to one question. */
const SENTENCES_LEAST = 6
/** Nobody pours out more; what is longer is read as it comes. */
const SENTENCES_MOST = 150
const TOPICS_LEAST = 4
/** Questions to which somebody may answer with all there is to say. */
const OPEN_TO_ALL = new Set<FactKind>(['goal', 'budget', 'measure', 'organization'])

/** A paragraph about everything, cut where its topic changes, so that each part is read as the answer to a question about it. Null where it answers one question. */
export function partsByTopic(text: string, company: Company, asked: Asked | null): Part[] | null {
  if (asked && !OPEN_TO_ALL.has(asked.kind)) return null
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/).filter(sentence => sentence.trim() !== '')
  if (sentences.length < SENTENCES_LEAST || sentences.length > SENTENCES_MOST) return null
  const notation = notationOf(company.currency, company.today)
  const { currency, today } = company
  const saidIn = (sentence: string): FactKind | null => {
    const said = readCards({ text: sentence, currency, today }).flatMap(({ says }) => says ?? [])
    return new Set(said).size === 1 ? (said[0] ?? null) : null
  }
  const topics = sentences.map(
    sentence => saidIn(sentence) ?? topicOf(sentence, quantitiesIn(sentence, notation)),
  )
  const told = new Set(topics.filter(topic => topic !== null))
  if (told.size < TOPICS_LEAST) return null
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
