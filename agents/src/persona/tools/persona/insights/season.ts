import { PEOPLE_LEAST, peopleIn } from '../../../../company/voices.ts'
import type { Hole } from '../../../../sentences/hole.ts'
import { ListText } from '../../../../sentences/list.ts'
import { say } from '../../../../sentences/sentence.ts'
import { monthsIn } from '../figures/months.ts'
import { type Found, type Heard, heardOf, people } from './heard.ts'

const SHOWN = 3
const MONTHS = 12

/** The months that several people name unasked: when it comes up, and when to be there. */
export function season(heard: Heard): Found[] {
  const months = monthsIn(heard.voices)
  const all = months.flatMap(({ voices }) => voices)
  const n = peopleIn(all)
  const [most] = months
  const [first] = most?.voices ?? []
  if (!most || !first || n < PEOPLE_LEAST || peopleIn(most.voices) < PEOPLE_LEAST) return []
  const { kit } = heard.desk
  const names: Hole[] = months
    .slice(0, SHOWN)
    .toSorted((a, b) => a.month - b.month)
    .flatMap(({ month, voices }) => (voices[0] ? [kit.month(month, voices[0])] : []))
  const name = kit.month(most.month, first)
  const before = kit.month((most.month + MONTHS - 1) % MONTHS, first)
  const says = say`Of ${heardOf(heard, all)} people heard, ${people(heard, n, all)} name a month unasked: ${new ListText(names)}; ${people(heard, peopleIn(most.voices), most.voices)} of them name ${name}.`
  const changes = say`Be in their hands in ${before}, before it comes up in ${name}.`
  return [{ says, rests: [...most.voices, ...all], changes }]
}
