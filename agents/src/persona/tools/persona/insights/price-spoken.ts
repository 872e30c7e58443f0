import { factsOf } from '../../../../company/company.ts'
import { peopleIn, type Said } from '../../../../company/voices.ts'
import { say } from '../../../../sentences/sentence.ts'
import { AS, type Found, type Heard, heardOf, nameOf, people } from './heard.ts'
import { under } from '../unheard.ts'

/** So many people have to be heard before silence says anything. */
const HEARD_LEAST = 3

/** The owner takes the price for what stands in the way, and those who were heard hardly speak of it. */
export function priceSpoken(heard: Heard): Found[] {
  const { desk, asked, voices, said } = heard
  const brake = factsOf(desk.company, 'constraint').find(({ sort }) => sort === 'price-pressure')
  const name = brake && desk.kit.name(brake)
  const spoke = under(voices, 'price')
  const n = peopleIn(spoke)
  const most = said.find(one => HINDERS.has(one.topic) && peopleIn(one.voices) > n)
  const thing = most && nameOf(heard, most)
  if (!name || asked < HEARD_LEAST || n > asked / 2 || !thing) return []
  const spokeOf = n > 0 ? people(heard, n, spoke) : say`nobody`
  const says = say`Your cards name ${name} as what holds you back. Of ${heardOf(heard, most.voices)} people heard, ${spokeOf} spoke of the price; those who named ${thing} ${AS[most.topic]}: ${people(heard, peopleIn(most.voices), most.voices)}.`
  const changes = say`Answer ${thing} before you give way on the price.`
  return [{ says, rests: most.voices, also: [brake.id], changes }]
}

const HINDERS: ReadonlySet<Said['topic']> = new Set(['objection', 'pain', 'switching', 'decider'])
