import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { keptOfSale } from '../../company/commission.ts'
import { refusedOf } from '../../company/refusals.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Emptier than by this part is no room worth a word; beyond the other, nearly nobody wants it. */
const LEAST = 0.05
const MOST = 0.6

/** Places that a line has and does not sell × what each leaves: money that needs no further room. */
export const freePlaces: Rule = {
  id: 'capacity.free-places',
  family: 'capacity',

  find(company, kit) {
    return factsOf(company, 'offer')
      .flatMap(line => findingOf(company, kit, line))
      .slice(0, FINDINGS_PER_RULE)
  },
}

function findingOf(company: Company, kit: Kit, line: Fact<'offer'>): Finding[] {
  const { capacity = 0, volume = 0 } = line
  const free = capacity - volume
  const each = keptOfSale(company, { about: line.id })
  if (!volume || !each || each.value <= 0) return []
  if (free / capacity < LEAST || free / capacity > MOST) return []
  // Who is refused while places are free waits for something else than a place: contradiction.refused-with-room asks for what.
  if (refusedOf(company, line).length > 0) return []
  const rests = [line, ...each.rests]
  const label = kit.label(line)
  const sold = kit.number(volume, 'as said', [line])
  const most = kit.number(capacity, 'as said', [line])
  const left = kit.money(roughly(free * each.value), 'free × what one leaves', rests)
  const one = kit.money(roughly(each.value), each.how, each.rests)
  const places = kit.number(free, 'possible − sold', [line])
  return [
    {
      says: say`${label}: ${sold} of ${most} possible are sold. The other ${places} would leave about ${left} a year at ${one} each, with no money spent on room.`,
      rests: idsOf(...rests),
      evidence: 'derived',
      quadrant: 'opportunity',
      weight: { centsAYear: free * each.value },
      about: label,
      figures: { free, left: free * each.value, each: each.value },
    },
  ]
}
