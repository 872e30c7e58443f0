import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import type { Computed } from '../../company/sales.ts'
import { unitOfSales, WORKING_WEEKS } from '../../company/targets.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

const WEEKS = { one: 'working week', many: 'working weeks' }
/** A part of the time that a better way of working may save. */
const LESS = 0.1

/** How many a year take the scarce hours: of the line the brake is about, else all. */
function numberOf(company: Company, brake: Fact<'constraint'>): Computed | null {
  const line = aboutOf(company, brake, 'offer')
  // Lines that take unlike hours are not made by the hours of one of them.
  const each = new Set(
    factsOf(company, 'offer').map(({ hoursEach }) => hoursEach ?? brake.hoursEach),
  )
  if (!line) return each.size > 1 ? null : yearlyVolume(company)
  return line.volume ? { value: line.volume, how: 'as said', rests: [line] } : null
}

/** The hours a year's sales take of what is scarce, a week, and the room that a tenth less time for each makes. */
export const hours: Rule = {
  id: 'capacity.hours',
  family: 'capacity',

  find(company, kit) {
    const brake = factsOf(company, 'constraint').find(one => one.hoursEach && !one.hoursPerWeek)
    const number = brake && numberOf(company, brake)
    if (!brake?.hoursEach || !number) return []
    const total = number.value * brake.hoursEach
    const weekly = total / WORKING_WEEKS
    const room = Math.floor(number.value / (1 - LESS) - number.value)
    if (weekly < 1 || room < 1) return []
    const rests = [brake, ...number.rests]
    const each = kit.duration(brake.hoursEach, 'hour', 'as said', [brake])
    const all = kit.count(number.value, unitOfSales(company), number.how, number.rests)
    const takes = kit.duration(weekly, 'hour', 'number × hours each ÷ 48', rests)
    const says = say`At ${each} each, ${all} take ${takes} in each of ${fixed.count(WORKING_WEEKS, WEEKS, 'working year')}. Taking ${fixed.percent(LESS, 'a better way of working')} less time for each makes room for ${kit.number(room, 'number ÷ 0.9 − number', rests)} more in a year, with nobody hired.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: kit.label(brake),
        figures: { weekly, total, room },
      },
    ]
  },

  asks(company, kit) {
    const brake = factsOf(company, 'constraint').find(
      ({ sort, resource, hoursEach }) =>
        sort === 'capacity' && resource === 'hours' && hoursEach === undefined,
    )
    if (!brake || !numberOf(company, brake)) return null
    return {
      says: say`Tell me how many hours of ${kit.label(brake)} a sale takes, and I can say how full the week is.`,
      kind: 'constraint',
      fact: brake.id,
      attribute: 'hoursEach',
    }
  },
}
