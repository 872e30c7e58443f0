import { PEOPLE_LEAST, peopleIn } from '../../../../company/voices.ts'
import { say } from '../../../../sentences/sentence.ts'
import { groupsUnder, kindsUnder } from '../kinds/kinds.ts'
import { type Found, type Heard, people } from './heard.ts'
import { ofThose, spread } from './spread.ts'

/** How many cannot say yes by themselves, and whose yes they need. */
export function deciders(heard: Heard): Found[] {
  const kinds = kindsUnder(heard.voices, 'decider')
  const others = kinds.filter(({ id }) => id !== 'alone')
  const start = ofThose(heard, 'decider')
  const [bound] = groupsUnder(heard.voices, 'decider')
  const n = peopleIn(bound?.voices ?? [])
  const parts = spread(heard, others)
  const [most] = others
  if (!start || !parts || !most || !bound || n < PEOPLE_LEAST) return []
  const many = people(heard, n, bound.voices)
  const isOne = peopleIn(most.voices) === n && others.length === 1
  const whose = isOne ? say`${many} ${most.did}` : say`${many} needed somebody else’s yes: ${parts}`
  return [
    {
      says: say`${start}, ${whose}.`,
      rests: bound.voices,
      changes: (peopleIn(most.voices) >= PEOPLE_LEAST ? most : bound).changes,
    },
  ]
}
