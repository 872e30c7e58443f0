import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { TOPICS } from '@sextant/contracts/persona/topics'
import type { Refused } from './read-question.ts'

/** Why nothing is answered to what is no honest question. */
export const REFUSALS: Readonly<Record<Refused, string>> = {
  nothing: 'That is no question.',
  long: 'That is too long for one question. Ask in a sentence.',
  order: 'That is no question to a customer. A persona is asked and takes no orders.',
  leading: 'The question brings its answer along. Nobody’s agreement is made up here.',
  two: 'Those are two questions. Ask one at a time.',
  future:
    'That asks what they would do. People cannot know that, and none of the sources can: ask what they did.',
  premise: 'The question rests on something that none of the sources says.',
  others: 'That asks about others. These sources speak for themselves only.',
  value: 'None of the sources gives that.',
}

const NUMBER = new Intl.NumberFormat('en-GB')

/** "None of the 7 sources says." Where something near was said, it is not denied: it stands below. */
export function sayNobody(sources: number, hasNear: boolean): string {
  if (hasNear) return 'Nobody was asked exactly this. The nearest that was said stands below.'
  if (sources === 0) return 'Nobody was asked yet.'
  if (sources === 1) return 'The one source does not say.'
  return `None of the ${NUMBER.format(sources)} sources says.`
}

/** "2 of 5 customers told of this." One voice is called one. */
export function sayCount(told: number, heard: number): string {
  if (heard < 2 || told === 0) return ''
  if (told === heard) return `All ${NUMBER.format(heard)} customers told of this.`
  const rest = told === 1 ? 'one voice; the others did not say' : 'the others did not say'
  return `${NUMBER.format(told)} of ${NUMBER.format(heard)} customers told of this: ${rest}.`
}

/** What waits for it: a decision, or nothing. */
export const sayWaits = (topic: QuoteTopic | null): string =>
  topic
    ? `It is on the list for the next real interview. A decision waits for it: ${lowered(TOPICS[topic].decides)}.`
    : 'It would change no decision so far.'

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const FROM_CARDS = 'From your own cards. No customer was asked.'

/** What nobody was asked, by its topic. */
export const sayMissing = (topic: QuoteTopic | null): string =>
  topic ? TOPICS[topic].name : 'What this asks'
