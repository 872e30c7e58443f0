import { extract } from '../learning/extract.ts'
import { readAnswer } from '../strategy/conversation.ts'
import type { FactKey } from '../strategy/framework.ts'
import { pendingQuestion, questionText } from './pending-question.ts'
import type { Known, Proposal } from './known.ts'

/** Under which key an answer to a question is learned. Other answers are read in passing only. */
const LEARNED_AS: Partial<Record<FactKey, string>> = {
  rivals: 'competitors',
  goal: 'goals',
  bestCustomers: 'targetMarket',
  strength: 'uniqueValue',
  constraint: 'painPoints',
  channels: 'channels',
  offer: 'products',
}

/** What the person's last message teaches about the business; nothing when it takes back, corrects or speaks of the conversation. */
export function learnFromTurn(known: Known): Proposal[] {
  const last = known.thread.at(-1)
  if (last?.role !== 'user') return []
  const pending = pendingQuestion(known.thread)
  const { kind } = readAnswer(last.text, pending)
  if (kind === 'removal' || kind === 'replacement' || kind === 'why') return []
  const key = pending && LEARNED_AS[pending.key]
  const question = key ? { key, text: questionText(known.thread, pending) } : undefined
  const found = extract({
    text: last.text,
    known: known.recorded,
    deleted: known.deleted,
    ...(question && { question }),
  })
  return found.map(({ key: learnedKey, value, confidence, quote }) => ({
    key: learnedKey,
    value,
    confidence,
    quote,
    messageId: last.id,
  }))
}
