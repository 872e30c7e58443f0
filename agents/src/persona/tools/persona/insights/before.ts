import { type Fact, factsOf } from '../../../../company/company.ts'
import { PEOPLE_LEAST, peopleIn } from '../../../../company/voices.ts'
import { say } from '../../../../sentences/sentence.ts'
import { kindsUnder, tellingUnder } from '../kinds/kinds.ts'
import { isUnheard } from '../unheard.ts'
import type { Found, Heard } from './heard.ts'
import { ofThose, spread } from './spread.ts'

/** What people did before is what one competes with: most often no rival at all. */
export function before(heard: Heard): Found[] {
  const kinds = tellingUnder(heard.voices, 'alternative')
  const start = ofThose(heard, 'alternative')
  const parts = spread(heard, kinds)
  const [most] = kinds
  if (!most || !start || !parts || peopleIn(most.voices) < PEOPLE_LEAST) return []
  const rival = unnamedRival(heard)
  const name = rival && heard.desk.kit.name(rival)
  const nobody = name ? say` Nobody names ${name} of your cards.` : say``
  return [
    {
      says: say`${start}, ${parts}.${nobody}`,
      rests: kinds.flatMap(({ voices }) => voices),
      also: rival ? [rival.id] : [],
      changes: most.changes,
    },
  ]
}

const unnamedRival = ({ desk, voices }: Heard): Fact | undefined =>
  factsOf(desk.company, 'rival').find(
    rival => desk.kit.name(rival) !== null && isUnheard(voices, 'alternative', rival),
  )

/** Whether most of those who told it had no supplier at all: then no supplier is what one is compared with. */
export function isAgainstNobody(heard: Heard): boolean {
  const kinds = kindsUnder(heard.voices, 'alternative')
  const many = (ids: readonly string[]): number =>
    peopleIn(kinds.filter(({ id }) => ids.includes(id)).flatMap(({ voices }) => voices))
  return many(['self', 'nothing']) > many(['other', 'buy'])
}
