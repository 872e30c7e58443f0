import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { MONTHS, monthlySales } from '../../company/seasons.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** Part of the room at which it counts as full. */
const FULL = 0.95
/** Part of the room that has to stand empty over the year. */
const EMPTY = 0.15

/** A peak that fills the room while it stands empty over the year: capacity ÷ 12 against each month. */
export const peakCapacity: Rule = {
  id: 'season.peak-capacity',
  family: 'season',

  find(company, kit) {
    const monthly = monthlySales(company)
    const offer = onlyOfferWithRoom(company)
    if (!monthly || !offer?.capacity || monthly.measure.metric !== 'volume') return []
    const { measure, months, total } = monthly
    const room = offer.capacity / MONTHS
    const full = months.filter(month => month >= room * FULL).length
    const empty = 1 - total / offer.capacity
    if (full === 0 || full > MONTHS / 2 || empty < EMPTY) return []
    const top = months.indexOf(Math.max(...months))
    const rests = [measure, offer]
    const count = kit.duration(full, 'month', 'months at the limit of the room', rests)
    const idle = kit.percent(empty, '1 − year ÷ capacity', rests)
    return [
      {
        says: say`You are full in ${count} of the year, most of all in ${kit.month(top, measure)}, yet ${idle} of the year’s room stays empty. More room would stand empty for most of the year.`,
        rests: rests.map(({ id }) => id),
        evidence: 'measured',
        quadrant: 'weakness',
        weight: {},
        about: kit.label(offer),
        figures: { full, empty },
      },
    ]
  },
}

function onlyOfferWithRoom(company: Company): Fact<'offer'> | undefined {
  const offers = factsOf(company, 'offer')
  return offers.length === 1 ? offers[0] : undefined
}
