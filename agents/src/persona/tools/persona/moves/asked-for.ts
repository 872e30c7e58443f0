import { peopleIn } from '../../../../company/voices.ts'
import { sameStem, stemsIn } from '../../../../reading/stems.ts'
import { codeOf } from '../../../../reading/transcript/codes.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { Spoken } from '../../../../sentences/spoken.ts'
import type { Kind } from '../kinds/kinds.ts'
import { type Heard, heardOf, people } from '../insights/heard.ts'

/** "Of 5 people heard, 3 had done it themselves: “…”.": the count that a move rests on, with one of them in their own words. */
export function countOf(heard: Heard, kind: Kind): Sentence {
  const { voices, did } = kind
  const counted = say`Of ${heardOf(heard, voices)} people heard, ${people(heard, peopleIn(voices), voices)} ${did}`
  const words = spokenBy(kind)
  return words ? say`${counted}; one said ${words}.` : say`${counted}.`
}

/** A sentence that tells of it by itself, in the words of one of them. */
function spokenBy({ topic, voices }: Kind): Spoken | null {
  for (const voice of voices) {
    const names = stemsIn(voice.label)
    const tells = (sentence: string): boolean =>
      codeOf(sentence, topic)?.name === voice.label ||
      stemsIn(sentence).some(stem => names.some(name => sameStem(stem, name)))
    const words = Spoken.from(voice, tells)
    if (words) return words
  }
  return null
}
