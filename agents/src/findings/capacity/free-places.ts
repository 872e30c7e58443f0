import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { keptOfSale } from '../../company/commission.ts'
import { lineRefused, type Refusal, refusalsOf } from '../../company/refusals.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
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
  const refusal = refusalsOf(company).find(one => lineRefused(company, one)?.id === line.id)
  const rests = [line, ...each.rests]
  const label = kit.label(line)
  const sold = kit.number(volume, 'as said', [line])
  const most = kit.number(capacity, 'as said', [line])
  const left = kit.money(roughly(free * each.value), 'free × what one leaves', rests)
  const one = kit.money(roughly(each.value), each.how, each.rests)
  const places = kit.number(free, 'possible − sold', [line])
  return [
    {
      says: say`${label}: ${sold} of ${most} possible are sold. The other ${places} would leave about ${left} a year at ${one} each, with no money spent on room.${besides(kit, refusal)}`,
      rests: idsOf(...rests, ...(refusal ? [refusal] : [])),
      evidence: 'derived',
      quadrant: 'opportunity',
      weight: { centsAYear: free * each.value },
      about: label,
      figures: { free, left: free * each.value, each: each.value },
    },
  ]
}

/** Free places beside refusals: they are free at another time, and a date or a price may move some of those who are refused. */
function besides(kit: Kit, refusal: Refusal | undefined): Sentence {
  if (!refusal) return say``
  const lost = kit.number(refusal.lost, 'as said', [refusal])
  return say` Yet ${lost} are turned away: if they ask for another time than the free one, a price or a date that moves some of them costs less than more room.`
}
