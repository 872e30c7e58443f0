import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { PersonaRow } from '@sextant/contracts/persona/persona'
import { TOPICS } from '@sextant/contracts/persona/topics'
import type { Desk } from '../../../core/desk.ts'
import { knowledgeFor } from '../../../knowledge/knowledge-for.ts'
import type { Knowledge } from '../../../knowledge/pack.ts'

/** What is usual in the trade, for the topics without which no page could be written. */
const USUAL: readonly (readonly [QuoteTopic, (pack: Knowledge) => string | undefined])[] = [
  ['trigger', ({ triggers }) => triggers[0]],
  ['job', ({ jobs: [usual] }) => usual && `they want ${usual.want}`],
  ['pain', ({ pains }) => pains[0]],
  ['criterion', ({ buyers }) => buyers[0]?.cares],
  ['objection', ({ objections }) => objections[0]?.says],
  ['alternative', ({ alternatives }) => alternatives.find(({ kind }) => kind !== 'rival')?.name],
  ['decider', ({ buyers }) => buyers[1]?.role],
  ['channel', ({ channels }) => channels[0]?.name],
]

/** Lines that nobody has said: what is usual in the trade, where the firm says which it is, called an assumption, with the question that settles it. They change no decision. */
export function assumedRows(
  desk: Desk,
  known: ReadonlySet<QuoteTopic>,
  asked: number,
): PersonaRow[] {
  const { industry, description } = desk.profile
  const pack = knowledgeFor({ industry, text: description })
  // What is usual in an industry at large is wrong for most of its trades.
  if (!pack.trade) return []
  return USUAL.filter(([topic]) => !known.has(topic)).flatMap(([topic, usual]) => {
    const words = usual(pack)?.replace(/\.$/, '')
    if (!words) return []
    const { name, asks } = TOPICS[topic]
    const source = desk.book.assumption(`${name}: usual in the trade`, `Ask: “${asks[0]}”`)
    const text = `Perhaps: ${words}.`
    return {
      topic,
      says: { text, sources: [source], evidence: 'not rated' as const },
      words: [],
      meter: { said: 0, asked, documents: 0, told: false, computed: false },
      decision: null,
    }
  })
}
