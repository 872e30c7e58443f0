import type { HeardIn, QuoteTopic } from '@sextant/contracts/company/chips'
import { labelRefusal, refusalWords } from '@sextant/contracts/company/label'
import { shortenedLabel } from '@sextant/contracts/company/shortened-label'
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

/** What a statement is called: as somebody named it, else by a few of its own words, which nobody else's share: it then counts by itself. */
const nameOf = ({ label, words }: Pick<ReviewedAnswer, 'label' | 'words'>): string =>
  label.trim() || (shortenedLabel(words) ?? '')

/** What keeps a kept statement from being stored, in words; null where nothing does. */
export function wrongAnswer(answer: ReviewedAnswer): string | null {
  if (!answer.kept) return null
  if (answer.topic === '') return 'Say what it tells of, or leave it out'
  const refusal = labelRefusal(nameOf(answer), 'quote')
  return refusal && refusalWords(refusal, 'quote')
}

/** What its name lacks already while it is typed; an empty one may still come. */
export function wrongName({ kept, label }: ReviewedAnswer): string | null {
  const typed = label.trim()
  const refusal = kept && typed !== '' ? labelRefusal(typed, 'quote') : null
  return refusal && refusalWords(refusal, 'quote')
}

/** A statement, or a person, that still needs a word: where it stands and what it needs. */
export type Waiting = { at: string; words: string; wrong: string }

/** Ids of the page, for the way to what still needs a word. */
export const placeOf = (key: string): string => `statement-${key}`

/** All that keeps a review from being stored, in the order of the page. */
export const waitingIn = (sources: readonly ReviewedSource[]): Waiting[] =>
  sources.flatMap(source => {
    const who = wrongWho(source)
    const answers = source.answers.flatMap(answer => {
      const wrong = wrongAnswer(answer)
      return wrong ? [{ at: placeOf(answer.key), words: answer.words, wrong }] : []
    })
    return who
      ? [{ at: placeOf(source.id), words: 'Who said it', wrong: who }, ...answers]
      : answers
  })

/** Names that were given under a topic, each once: whoever says the same gets the same name. */
export const namesUnder = (
  sources: readonly ReviewedSource[],
  topic: QuoteTopic | '',
): string[] => {
  const same = sources.flatMap(({ answers }) =>
    answers.filter(answer => answer.kept && answer.topic === topic && answer.label.trim() !== ''),
  )
  return [...new Set(same.map(({ label }) => label.trim()))]
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
      isKept && topic !== '' ? [{ words: said, topic, label: nameOf({ label, words: said }) }] : [],
    )
    if (kept.length === 0) return []
    return { id, who: who.trim(), heard, words, answers: kept, ...(heldOn && { heldOn }) }
  })
