import type { AnswerSentence, AnswerSource } from '@sextant/contracts/persona/interview'
import type { InterviewTurn } from '@sextant/contracts/persona/interview-routes'
import { HEARD_WORDS } from '@sextant/contracts/persona/topics'

/** Who said it and where: "Ada, interview"; a card of the owner is nobody's words. */
export function sourceWords({ who, heard }: AnswerSource): string {
  if (who === null && heard === null) return 'Your card'
  return [who, heard && HEARD_WORDS[heard].one].filter(Boolean).join(', ')
}

/** Who says a sentence, each once. */
export const saidBy = ({ sources }: AnswerSentence): string =>
  [...new Set(sources.map(sourceWords))].join('; ')

/** Numbers of all that is quoted in an interview, in the order in which it comes up. */
export function sourceNumbers(turns: readonly InterviewTurn[]): ReadonlyMap<string, number> {
  const all = turns.flatMap(({ answer: { sentences, near } }) =>
    [...sentences, ...(near ? [near] : [])].flatMap(({ sources }) =>
      sources.map(({ fact }) => fact),
    ),
  )
  return new Map([...new Set(all)].map((fact, at) => [fact, at + 1]))
}

/** Whose words count as quotations: those of customers. A sentence of the owner's cards is no quotation. */
export const isQuoted = ({ sources }: AnswerSentence): boolean =>
  sources.every(({ who, heard }) => who !== null || heard !== null)
