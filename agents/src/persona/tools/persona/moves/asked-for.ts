import { isShared, PEOPLE_LEAST, peopleIn, type Voice } from '../../../../company/voices.ts'
import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { Spoken } from '../../../../sentences/spoken.ts'
import { codeNamed } from '../../../../reading/transcript/codes.ts'
import { DECISIONS } from '../decisions.ts'
import { codeIn, groupsUnder, type Kind, kindsUnder } from '../kinds/kinds.ts'
import { AS, type Heard, heardOf, nameOf, people } from '../insights/heard.ts'

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

/** A thing with a name of its own that several name, told like a kind. */
function sharedThing(heard: Heard, topic: QuoteTopic): Kind | undefined {
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
    did: say`named ${name} ${AS[topic]}`,
    changes: DECISIONS[topic](name),
  }
}

/** "Of 5 people heard, 3 had done it themselves: “…”.": the count that a move rests on, with one of them in their own words. */
export function countOf(heard: Heard, { voices, did }: Kind): Sentence {
  const counted = say`Of ${heardOf(heard, voices)} people heard, ${people(heard, peopleIn(voices), voices)} ${did}`
  const words = spokenBy(voices)
  return words ? say`${counted}; one said ${words}.` : say`${counted}.`
}

function spokenBy(voices: readonly Voice[]): Spoken | null {
  for (const voice of voices) {
    const words = Spoken.from(voice)
    if (words) return words
  }
  return null
}
