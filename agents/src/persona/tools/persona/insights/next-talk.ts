import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { documentsIn, peopleIn, type Said } from '../../../../company/voices.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { type Found, type Heard, heardOf, nameOf } from './heard.ts'

/** What of each topic is asked, as a part of a sentence; in the order in which a second voice settles most. */
const ASKS: readonly (readonly [QuoteTopic, Sentence])[] = [
  ['objection', say`what made them hesitate`],
  ['trigger', say`what happened on the day they began to look`],
  ['channel', say`where they looked first`],
  ['pain', say`what was worst before`],
  ['criterion', say`what they compared`],
  ['decider', say`who else had a say`],
  ['price', say`what they had set aside`],
]

/** How much of what was named hangs on one voice, and which of it a second voice would settle. */
export function nextTalk(heard: Heard): Found[] {
  const { said, desk } = heard
  const alone = said.filter(isAlone)
  const settled = new Set(said.filter(one => !isAlone(one)).map(({ topic }) => topic))
  const rows = ASKS.flatMap(([topic, asks]) =>
    alone.filter(one => one.topic === topic).map(one => ({ one, asks })),
  )
  const [next] = rows.toSorted((a, b) => isOpen(settled, a.one) - isOpen(settled, b.one))
  const thing = next && nameOf(heard, next.one)
  if (!thing || said.length < 2) return []
  const { voices } = next.one
  const all = desk.kit.number(said.length, 'things that were named', voices)
  const single = desk.kit.number(alone.length, 'named by one person alone', voices)
  const says = say`Of ${all} things that ${heardOf(heard, voices)} people named, ${single} hang on one voice each, ${thing} among them.`
  const changes = say`Ask the next one ${next.asks}, and listen for ${thing}: a second voice for it would settle it.`
  return [{ says, rests: voices, changes }]
}

/** Topics of which nothing is settled come first. */
const isOpen = (settled: ReadonlySet<QuoteTopic>, { topic }: Said): number =>
  Number(settled.has(topic))

const isAlone = ({ voices }: Said): boolean => peopleIn(voices) === 1 && documentsIn(voices) === 0
