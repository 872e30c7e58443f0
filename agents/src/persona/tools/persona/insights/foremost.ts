import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { isShared, PEOPLE_LEAST, peopleIn, type Said } from '../../../../company/voices.ts'
import { say } from '../../../../sentences/sentence.ts'
import { DECISIONS } from '../decisions.ts'
import { AS, type Found, type Heard, nameOf, people } from './heard.ts'
import { under } from '../unheard.ts'

const SHOWN = 2

/** One thing that most name who spoke of a topic, while nothing else there is named by more than one: that topic is settled. `told`: topics of which another insight tells. */
export function foremost(heard: Heard, told: ReadonlySet<QuoteTopic>): Found[] {
  const seen = new Set(told)
  return heard.said
    .filter(said => {
      const isFirst = !seen.has(said.topic)
      seen.add(said.topic)
      return isFirst && standsOut(heard, said)
    })
    .slice(0, SHOWN)
    .flatMap(said => toldOf(heard, said) ?? [])
}

function standsOut(heard: Heard, said: Said): boolean {
  const spoke = peopleIn(under(heard.voices, said.topic))
  const named = peopleIn(said.voices)
  const others = othersOf(heard, said)
  const isMost = isShared(said) && named > spoke / 2
  return isMost && named > PEOPLE_LEAST && others.every(other => peopleIn(other.voices) === 1)
}

const othersOf = ({ said: all }: Heard, said: Said): Said[] =>
  all.filter(other => other.topic === said.topic && other !== said)

function toldOf(heard: Heard, said: Said): Found | null {
  const thing = nameOf(heard, said)
  const { topic, voices } = said
  if (!thing) return null
  const spoke = under(heard.voices, topic)
  const start = say`Of ${people(heard, peopleIn(spoke), voices)} people who told of it, ${people(heard, peopleIn(voices), voices)} name ${thing} ${AS[topic]}`
  const says =
    othersOf(heard, said).length > 0
      ? say`${start}; nothing else there is named by more than one.`
      : say`${start}, and nothing else is named there.`
  return { says, rests: voices, changes: DECISIONS[topic](thing) }
}
