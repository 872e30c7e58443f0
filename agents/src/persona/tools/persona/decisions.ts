import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** What the firm does with an attribute of its customers. An attribute that changes no decision has no place in a persona (A. Revella, "Buyer Personas", 2015). */
export const DECISIONS: Readonly<Record<QuoteTopic, (thing: Label) => Sentence>> = {
  trigger: thing => say`Be easy to find at this moment: ${thing}.`,
  timeline: thing => say`Keep in touch this long: ${thing}.`,
  job: thing => say`Promise this: ${thing}.`,
  goal: thing => say`Show proof of this: ${thing}.`,
  pain: thing => say`Show that this is over: ${thing}.`,
  criterion: thing => say`Show this before the price: ${thing}.`,
  objection: thing => say`Say what is true of it where they read first, with one proof: ${thing}.`,
  alternative: thing => say`Compare yourself openly with this: ${thing}.`,
  decider: thing => say`Write a text for this reader: ${thing}.`,
  channel: thing => say`Be found where they look: ${thing}.`,
  price: thing => say`Say what it costs, and set it beside this: ${thing}.`,
  'first-use': thing => say`Build the first week around this: ${thing}.`,
  switching: thing => say`Take this off their hands: ${thing}.`,
  day: thing => say`Reach them around this: ${thing}.`,
}
