import { type Fact, factsOf } from '../../../../company/company.ts'
import { PEOPLE_LEAST, peopleIn, type Said } from '../../../../company/voices.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { beliefsOf } from '../told-rows.ts'
import type { Label } from '../../../../sentences/label.ts'
import { codeNamed } from '../../../../reading/transcript/codes.ts'
import { type Kind, kindsUnder } from '../kinds/kinds.ts'
import { spread } from './spread.ts'
import { isUnheard, under } from '../unheard.ts'
import { type Found, type Heard, nameOf, people } from './heard.ts'

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
export function beliefs(heard: Heard): Found[] {
  const strengths = factsOf(heard.desk.company, 'strength').map(fact => ({
    topic: 'criterion' as const,
    fact,
  }))
  const held: Belief[] = [...beliefsOf(heard.desk, heard.group), ...strengths]
  return held.flatMap(belief => unheard(heard, belief) ?? []).slice(0, SHOWN)
}

function unheard(heard: Heard, { topic, fact }: Belief): Found | null {
  const spoke = under(heard.voices, topic)
  const name = heard.desk.kit.name(fact)
  // Somebody who names it anywhere, or hardly anybody who spoke of such things, contradicts nothing.
  if (!name || !isUnheard(heard.voices, topic, fact)) return null
  const most = heard.said.find(
    said => said.topic === topic && peopleIn(said.voices) >= PEOPLE_LEAST,
  )
  const kinds = kindsUnder(heard.voices, topic)
  const instead = insteadOf(heard, most, kinds)
  const rests = most ? most.voices : spoke
  const start = say`${cardOf(heard, fact, name)} Of ${people(heard, peopleIn(spoke), rests)} people who told ${TOLD[topic]}, nobody names it`
  const says = instead ? say`${start}: ${instead}.` : say`${start}.`
  const all = [...rests, ...kinds.flatMap(({ voices }) => voices)]
  return { says, rests: all, also: [fact.id], changes: changesOf(heard, fact, most, kinds) }
}

/** What the card says, in money where it costs some. */
function cardOf({ desk }: Heard, fact: Fact, name: Label): Sentence {
  const spend = fact.kind === 'channel' ? fact.spend : undefined
  return spend
    ? say`You spend ${desk.kit.amount(spend, fact)} on ${name}.`
    : say`Your cards name ${name}.`
}

/** What they name in its place: the one thing that several name, else the kinds of what they name. */
function insteadOf(heard: Heard, most: Said | undefined, kinds: readonly Kind[]): Sentence | null {
  const thing = most && nameOf(heard, most)
  const isKind = most && codeNamed(most.label, most.topic) !== null
  if (!thing || isKind) return spread(heard, kinds)
  return say`${people(heard, peopleIn(most.voices), most.voices)} name ${thing}`
}

function changesOf(
  heard: Heard,
  fact: Fact,
  most: Said | undefined,
  kinds: readonly Kind[],
): Sentence | null {
  const name = heard.desk.kit.name(fact)
  const instead = most && nameOf(heard, most)
  const spend = fact.kind === 'channel' ? fact.spend : undefined
  if (!name) return null
  if (instead && most && codeNamed(most.label, most.topic) === null)
    return spend
      ? say`Before ${heard.desk.kit.amount(spend, fact)} goes into ${name} again, be found where they looked: ${instead}.`
      : say`Let ${instead} lead, and ${name} follow once somebody names it.`
  const [kind] = kinds
  const isShared = kind !== undefined && peopleIn(kind.voices) >= PEOPLE_LEAST
  if (!isShared) return say`Let what they named lead, and ${name} follow once somebody names it.`
  return spend
    ? say`${kind.changes} Do that before ${heard.desk.kit.amount(spend, fact)} goes into ${name} again.`
    : kind.changes
}
