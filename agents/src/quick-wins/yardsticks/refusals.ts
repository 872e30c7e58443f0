import { keptOfSale } from '../../company/commission.ts'
import type { Company, Fact } from '../../company/company.ts'
import { lineLost, lossesOf } from '../../company/losses.ts'
import {
  countsAsSold,
  isOfNoLine,
  lineRefused,
  type Refusal,
  refusalsOf,
} from '../../company/refusals.ts'
import { unitOfRefused } from '../../company/refused-unit.ts'
import type { Computed } from '../../company/sales.ts'
import type { Wanted } from '../../findings/finding.ts'
import type { Kit } from '../../findings/kit.ts'
import { say } from '../../sentences/sentence.ts'
import { costWanted } from '../cost-wanted.ts'
import { type Measured, paced, seenOf, type Sight, type Yardstick } from '../yardstick.ts'

function worthOf(company: Company, refusal: Refusal): Computed | null {
  if (!countsAsSold(company, refusal)) return null
  const line = lineRefused(company, refusal)
  return keptOfSale(company, line && { about: line.id })
}

function refusalOf({ company, finding }: Sight): Refusal | undefined {
  const all = refusalsOf(company)
  const rested = all.find(({ id }) => finding.rests.includes(id))
  return rested ?? (all.length === 1 ? all[0] : undefined)
}

/** A hindrance of which nobody said how much it turns away. */
const uncounted = (sight: Sight): Fact<'constraint'> | undefined =>
  seenOf(sight, 'constraint').find(
    ({ sort, lost }) => (sort === 'capacity' || sort === 'one-person') && lost === undefined,
  )

/** Sales that have to be refused. */
export const refused: Yardstick = sight => {
  const { company, kit } = sight
  const refusal = refusalOf(sight)
  if (refusal) return measured(sight, refusal, worthOf(company, refusal))
  const brake = uncounted(sight)
  if (!brake) return null
  return {
    says: say`Tell me how many sales you had to refuse in the last year because of ${kit.label(brake)}, and I can say what this would bring.`,
    kind: 'constraint',
    fact: brake.id,
    attribute: 'lost',
  }
}

/** The same where what is refused brings nothing in: it is sent on to somebody else. */
export const refusedAndSentOn: Yardstick = sight => {
  const seen = refused(sight)
  if (!seen || !('worth' in seen)) return seen
  const { worth: _worth, missing: _missing, sales: _sales, ...rest } = seen
  return rest
}

function measured({ company, kit }: Sight, refusal: Refusal, worth: Computed | null): Measured {
  const { times, ...counted } = paced(kit, {
    fact: refusal,
    attribute: 'lost',
    yearly: refusal.lost,
  })
  const units = kit.unit(unitOfRefused(company, refusal), 'many', refusal)
  return {
    ...counted,
    what: say`${units} refused because of ${kit.label(refusal)}`,
    form: 'count',
    better: 'less',
    worth: worth && { ...worth, value: worth.value * times },
    missing: worth ? null : priceOf(company, kit, refusal),
    sales: times,
  }
}

/** What is missing to price what was refused: which line it is of, or what a sale of it costs. */
function priceOf(company: Company, kit: Kit, refusal: Refusal): Wanted | null {
  if (!isOfNoLine(company, refusal)) return costWanted(kit, lineRefused(company, refusal))
  return {
    says: say`Tell me which of your lines you turn away because of ${kit.label(refusal)}, and I can say when this pays back.`,
    kind: 'constraint',
    fact: refusal.id,
    attribute: 'about',
  }
}

/** Sales that had been asked for and came to nothing: missed dates, broken-off orders. */
export const lostOnTheWay: Yardstick = ({ company, kit }) => {
  const [brake] = lossesOf(company)
  if (!brake?.lost) return null
  const { times, ...counted } = paced(kit, { fact: brake, attribute: 'lost', yearly: brake.lost })
  const line = lineLost(company, brake)
  const worth = line ? keptOfSale(company, { about: line.id }) : null
  return {
    ...counted,
    what: say`${kit.unit(unitOfRefused(company, brake), 'many', brake)} lost to ${kit.label(brake)}`,
    form: 'count',
    better: 'less',
    worth: worth && { ...worth, value: worth.value * times },
    sales: times,
  }
}
