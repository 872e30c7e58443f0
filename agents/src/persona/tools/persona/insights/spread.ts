import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { PEOPLE_LEAST, peopleIn } from '../../../../company/voices.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { type Kind, tellingUnder } from '../kinds/kinds.ts'
import { under } from '../unheard.ts'
import { type Found, type Heard, people } from './heard.ts'
import { sharedThing } from './shared.ts'

/** Kinds that are told in one sentence. */
const SHOWN = 3

/** What those told who spoke of a topic. */
const TOLD: Partial<Record<QuoteTopic, Sentence>> = {
  trigger: say`told what set them off`,
  channel: say`told where they looked`,
  criterion: say`told what counts when they choose`,
  objection: say`told what held them back`,
  pain: say`told what goes wrong`,
  alternative: say`told what they did before`,
  decider: say`told who decides`,
  price: say`spoke of the price`,
}

/** "3 had done it themselves and 1 had been with another supplier": people of each kind, the first of them. Null without any. */
export function spread(heard: Heard, kinds: readonly Kind[]): Sentence | null {
  const parts = kinds
    .slice(0, SHOWN)
    .map(({ voices, did }) => say`${people(heard, peopleIn(voices), voices)} ${did}`)
  const [first, second, third] = parts
  if (!first) return null
  if (!second) return first
  return third ? say`${first}, ${second} and ${third}` : say`${first} and ${second}`
}

/** "Of 4 people who told what they did before": null where fewer than two did. */
export function ofThose(heard: Heard, topic: QuoteTopic): Sentence | null {
  const spoke = under(heard.voices, topic)
  const n = peopleIn(spoke)
  const told = TOLD[topic]
  if (n < PEOPLE_LEAST || !told) return null
  return say`Of ${people(heard, n, spoke)} people who ${told}`
}

/** How the people who spoke of a topic are spread over what was said there, where one kind is shared; what an expert changes for that one. */
export function spreadOf(heard: Heard, topic: QuoteTopic): Found[] {
  const kinds = withThing(tellingUnder(heard.voices, topic), sharedThing(heard, topic, true))
  const [most] = kinds
  const start = ofThose(heard, topic)
  const parts = spread(heard, kinds)
  if (!most || !start || !parts || peopleIn(most.voices) < PEOPLE_LEAST) return []
  const rests = kinds.slice(0, SHOWN).flatMap(({ voices }) => voices)
  return [{ says: say`${start}, ${parts}.`, rests, changes: most.changes }]
}

/** A thing that several name alike stands before the kinds, and its words are in none of them. */
function withThing(kinds: readonly Kind[], thing: Kind | undefined): Kind[] {
  if (!thing) return [...kinds]
  const others = kinds.map(kind => ({
    ...kind,
    voices: kind.voices.filter(voice => !thing.voices.includes(voice)),
  }))
  return [thing, ...others.filter(({ voices }) => voices.length > 0)]
}
