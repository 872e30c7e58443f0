import { PEOPLE_LEAST, peopleIn, peopleOf, type Said } from '../../../../company/voices.ts'
import { say } from '../../../../sentences/sentence.ts'
import { AS, type Found, type Heard, nameOf, people } from './heard.ts'

/** Two camps under one topic, and nobody in both: one text cannot begin with both, and the group may be two. */
export function apart(heard: Heard): Found[] {
  const shared = heard.said.filter(({ voices }) => peopleIn(voices) >= PEOPLE_LEAST)
  const pairs = shared.flatMap((one, at) =>
    shared.slice(at + 1).flatMap(other => (areCamps(one, other) ? [{ one, other }] : [])),
  )
  return pairs.slice(0, 1).flatMap(({ one, other }) => {
    const [left, right] = [nameOf(heard, one), nameOf(heard, other)]
    if (!left || !right) return []
    const says = say`${people(heard, peopleIn(one.voices), one.voices)} name ${left} ${AS[one.topic]}, ${people(heard, peopleIn(other.voices), other.voices)} others name ${right}, and nobody names both: they may be two groups.`
    const changes = say`Write two openings, one of ${left} and one of ${right}, and see who answers which.`
    const sides = [one.voices[0]!, other.voices[0]!]
    return [{ says, rests: sides, changes }]
  })
}

const areCamps = (one: Said, other: Said): boolean =>
  one.topic === other.topic && peopleOf(one.voices).isDisjointFrom(peopleOf(other.voices))
