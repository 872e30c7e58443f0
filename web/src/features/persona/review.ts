import type { HeardIn, QuoteTopic } from '@sextant/contracts/company/chips'
import { labelRefusal, refusalWords } from '@sextant/contracts/company/label'
import type { NewSource, ReadSource } from '@sextant/contracts/persona/routes'

/** A statement as it is looked through before it is kept. */
export type ReviewedAnswer = {
  key: string
  words: string
  question: string | null
  topic: QuoteTopic | ''
  label: string
  kept: boolean
}
/** One customer's statements; `id` is that of what will be stored. */
export type ReviewedSource = {
  id: string
  who: string
  heard: HeardIn
  heldOn: string
  words: string
  answers: ReviewedAnswer[]
}

/** What was read, ready to be looked through: a statement that tells of nothing known is left out until somebody says what it tells of. */
export const toReview = (read: readonly ReadSource[]): ReviewedSource[] =>
  read.map(({ who, heard, words, answers }) => {
    const id = crypto.randomUUID()
    return {
      id,
      who,
      heard,
      heldOn: '',
      words,
      answers: answers.map(({ words: said, question, topic, label }, index) => ({
        key: `${id}-${index}`,
        words: said,
        question,
        topic: topic ?? '',
        label,
        kept: topic !== null,
      })),
    }
  })

/** What keeps a kept statement from being stored, in words; null where nothing does. */
export function wrongAnswer({ kept, topic, label }: ReviewedAnswer): string | null {
  if (!kept) return null
  if (topic === '') return 'Say what it tells of, or leave it out'
  const refusal = labelRefusal(label.trim(), 'quote')
  return refusal && refusalWords(refusal, 'quote')
}

export const wrongWho = ({ who, answers }: ReviewedSource): string | null =>
  answers.some(({ kept }) => kept) && who.trim() === '' ? 'Say who said it: a name or a role' : null

/** Statements that told of nothing known and still wait for somebody. */
export const unsortedIn = ({ answers }: ReviewedSource): number =>
  answers.filter(({ kept, topic }) => !kept && topic === '').length

export const keptIn = (sources: readonly ReviewedSource[]): number =>
  sources.reduce((sum, { answers }) => sum + answers.filter(({ kept }) => kept).length, 0)

export const isReady = (sources: readonly ReviewedSource[]): boolean =>
  keptIn(sources) > 0 &&
  sources.every(source => wrongWho(source) === null) &&
  sources.every(({ answers }) => answers.every(answer => wrongAnswer(answer) === null))

/** What is stored: those of whom something is kept. */
export const toStore = (sources: readonly ReviewedSource[]): NewSource[] =>
  sources.flatMap(({ id, who, heard, heldOn, words, answers }) => {
    const kept = answers.flatMap(({ kept: isKept, words: said, topic, label }) =>
      isKept && topic !== '' ? [{ words: said, topic, label: label.trim() }] : [],
    )
    if (kept.length === 0) return []
    return { id, who: who.trim(), heard, words, answers: kept, ...(heldOn && { heldOn }) }
  })
