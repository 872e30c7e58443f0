import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** What the firm does with an attribute of its customers. An attribute that changes no decision has no place in a persona (A. Revella, "Buyer Personas", 2015). */
export const DECISIONS: Readonly<Record<QuoteTopic, (thing: Label) => Sentence>> = {
  trigger: thing => say`Reach them right after ${thing}.`,
  timeline: thing => say`Keep in touch for as long as it takes: ${thing}.`,
  job: thing => say`The promise: ${thing}.`,
  goal: thing => say`The first proof shows ${thing}.`,
  pain: thing => say`The first line names ${thing}.`,
  criterion: thing => say`Every offer shows ${thing}.`,
  objection: thing => say`Every offer answers ${thing} before anybody asks.`,
  alternative: thing => say`Every offer says why not ${thing}.`,
  decider: thing => say`A text of its own goes to ${thing}.`,
  channel: thing => say`Be found through ${thing}.`,
  price: thing => say`The first price stands beside ${thing}.`,
  'first-use': thing => say`The first week after a sale is about ${thing}.`,
  switching: thing => say`We take ${thing} off their hands.`,
  day: thing => say`Reach them around ${thing}.`,
}
