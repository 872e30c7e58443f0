import type { PersonaInsight } from '@sextant/contracts/persona/persona'
import { type Fact, factsOf } from '../../../../company/company.ts'
import { PEOPLE_LEAST, peopleIn, type Said } from '../../../../company/voices.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { beliefsOf } from '../told-rows.ts'
import { isUnheard, under } from '../unheard.ts'
import { type Heard, insight, nameOf, people } from './heard.ts'

/** What the owner believes of a group, by what its cards say; told of the weightiest. */
const SHOWN = 2

/** What people told who spoke of a topic. */
const TOLD = {
  job: say`what they wanted done`,
  criterion: say`what they compared`,
  alternative: say`what else there was`,
  channel: say`where they looked`,
} as const

type Belief = { topic: keyof typeof TOLD; fact: Fact }

/** What the cards say and nobody who spoke of it does; what they name in its place. */
export function beliefs(heard: Heard): PersonaInsight[] {
  const strengths = factsOf(heard.desk.company, 'strength').map(fact => ({
    topic: 'criterion' as const,
    fact,
  }))
  const held: Belief[] = [...beliefsOf(heard.desk, heard.group), ...strengths]
  return held.flatMap(belief => unheard(heard, belief) ?? []).slice(0, SHOWN)
}

function unheard(heard: Heard, { topic, fact }: Belief): PersonaInsight | null {
  const spoke = under(heard.voices, topic)
  const asked = peopleIn(spoke)
  const name = heard.desk.kit.name(fact)
  // Somebody who names it anywhere, or hardly anybody who spoke of such things, contradicts nothing.
  if (!name || !isUnheard(heard.voices, topic, fact)) return null
  const most = heard.said.find(
    said => said.topic === topic && peopleIn(said.voices) >= PEOPLE_LEAST,
  )
  const instead = most && nameOf(heard, most)
  const start = say`Your cards name ${name}. Of ${people(heard, asked, most ? most.voices : spoke)} people who told ${TOLD[topic]}, nobody does`
  const says = instead
    ? say`${start}; ${people(heard, peopleIn(most.voices), most.voices)} name ${instead}.`
    : say`${start}.`
  const rests = most ? most.voices : spoke
  return insight(heard, { says, rests, also: [fact.id] }, changesOf(heard, fact, most))
}

function changesOf(heard: Heard, fact: Fact, most: Said | undefined): Sentence | null {
  const name = heard.desk.kit.name(fact)
  const instead = most && nameOf(heard, most)
  if (!name || !instead) return null
  const spend = fact.kind === 'channel' ? fact.spend : undefined
  if (spend)
    return say`Before ${heard.desk.kit.amount(spend, fact)} goes into ${name} again, be found where they looked: ${instead}.`
  return say`Let ${instead} lead, and ${name} follow once somebody names it.`
}
