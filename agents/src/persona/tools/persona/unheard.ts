import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { Fact } from '../../../company/company.ts'
import { PEOPLE_LEAST, peopleIn, topicOf, type Voice } from '../../../company/voices.ts'
import { sameStem, stemsIn } from '../../../reading/stems.ts'

/** Words under a topic, whatever they are called. */
export const under = (voices: readonly Voice[], topic: QuoteTopic): Voice[] =>
  voices.filter(voice => topicOf(voice) === topic)

/** Whether several people spoke of what a card tells, and nobody anywhere names it: then what the owner believes stands against what was heard. */
export const isUnheard = (voices: readonly Voice[], topic: QuoteTopic, fact: Fact): boolean =>
  peopleIn(under(voices, topic)) >= PEOPLE_LEAST && !voices.some(voice => mentions(voice, fact))

/** Whether somebody's words, or their name, hold a word of what a card is called. */
const mentions = ({ label, quote }: Voice, fact: Fact): boolean => {
  const words = stemsIn(`${label} ${quote}`)
  return stemsIn(fact.label).some(stem => words.some(word => sameStem(stem, word)))
}
