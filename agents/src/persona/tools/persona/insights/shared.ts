import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { isShared, PEOPLE_LEAST, peopleIn } from '../../../../company/voices.ts'
import { codeNamed } from '../../../../reading/transcript/codes.ts'
import { say } from '../../../../sentences/sentence.ts'
import { DECISIONS } from '../decisions.ts'
import { codeIn, groupsUnder, type Kind, kindsUnder } from '../kinds/kinds.ts'
import { AS, type Heard, nameOf } from './heard.ts'

/** What several people share under a topic, of the kinds that are asked for: the thing they name alike, else a kind, else a group of kinds. */
export function sharedKind(
  heard: Heard,
  topic: QuoteTopic,
  ids?: readonly string[],
): Kind | undefined {
  const { voices } = heard
  const isAsked = ({ id, voices: own }: Kind): boolean =>
    peopleIn(own) >= PEOPLE_LEAST && (ids === undefined || ids.includes(id))
  const thing = ids === undefined ? sharedThing(heard, topic) : undefined
  const kind = kindsUnder(voices, topic).find(isAsked)
  if (thing && peopleIn(thing.voices) >= peopleIn(kind?.voices ?? [])) return thing
  return kind ?? groupsUnder(voices, topic).find(isAsked)
}

/** A thing with a name of its own that several name, told like a kind. `isBare`: the sentence says already as what. */
export function sharedThing(heard: Heard, topic: QuoteTopic, isBare = false): Kind | undefined {
  const said = heard.said.find(
    one => one.topic === topic && isShared(one) && codeNamed(one.label, topic) === null,
  )
  const name = said && nameOf(heard, said)
  const [first] = said?.voices ?? []
  if (!name || !first || !said || peopleIn(said.voices) < PEOPLE_LEAST) return undefined
  return {
    topic,
    id: said.voices.map(voice => codeIn(voice, topic)?.id).find(id => id !== undefined) ?? '',
    voices: said.voices,
    did: isBare ? say`named ${name}` : say`named ${name} ${AS[topic]}`,
    changes: DECISIONS[topic](name),
  }
}
