import { isShared, PEOPLE_LEAST, peopleIn } from '../../../../company/voices.ts'
import type { Label } from '../../../../sentences/label.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { AS, type Found, type Heard, heardOf, nameOf, people } from './heard.ts'

/** Two that name a thing and one that denies it are no three: both sides are counted, and asked about. */
export function contradicted(heard: Heard): Found[] {
  return heard.spoken.flatMap(said => {
    const { topic, voices, against } = said
    const thing = nameOf(heard, said)
    const [yes, no] = [peopleIn(voices), peopleIn(against)]
    // One who denies what nobody names contradicts nobody.
    if (!thing || no === 0 || (yes === 0 && no < PEOPLE_LEAST)) return []
    const denies = people(heard, no, against)
    const start = say`Of ${heardOf(heard, [...voices, ...against])} people heard, those who name ${thing} ${AS[topic]}`
    const says =
      yes > 0
        ? say`${start}: ${people(heard, yes, voices)}; those who say the opposite: ${denies}.`
        : say`${start}: none; those who say the opposite: ${denies}.`
    const changes =
      yes > 0 ? asked(thing, isShared(said)) : say`Leave ${thing} out of what you answer unasked.`
    const sides = [...voices.slice(0, 1), ...against.slice(0, 1), ...voices.slice(1)]
    return [{ says, rests: sides, changes }]
  })
}

/** More on one side than on the other change something all the same. */
const asked = (thing: Label, isCarried: boolean): Sentence =>
  isCarried
    ? say`Speak of ${thing} all the same, and ask the next one what made the difference.`
    : say`Ask the next one about ${thing}, and what made the difference. Until more stand on one side, no text speaks of it.`
