import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { type Line, linesOf } from '../../company/lines.ts'
import { WORKING_WEEKS, salesOfYear } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Below it a line can wait for its person. */
const LEAST = 0.1
/** Weeks of an absence that one has to reckon with. */
const ABSENCE = 4

type Hanging = { person?: Fact<'person'>; brake?: Fact<'constraint'>; line: Line }

/** Lines that one person carries: somebody without a stand-in is about the line, or a one-person brake is. */
function hangingLines(company: Company): Hanging[] {
  const people = factsOf(company, 'person').filter(({ alone }) => alone)
  // The line that is refused for want of somebody need not be theirs as a whole.
  const brakes = factsOf(company, 'constraint').filter(
    ({ sort, lost }) => sort === 'one-person' && lost === undefined,
  )
  return linesOf(company).flatMap(line => {
    const person = people.find(one => aboutOf(company, one, 'offer')?.id === line.offer.id)
    const brake = brakes.find(one => aboutOf(company, one, 'offer')?.id === line.offer.id)
    if (line.share < LEAST || (!person && !brake)) return []
    return [{ line, ...(person && { person }), ...(brake && { brake }) }]
  })
}

/** Sales that pass through one person, and what a week of absence holds up: share × sales ÷ 48. */
export const busShare: Rule = {
  id: 'person.bus-share',
  family: 'person',

  find(company, kit) {
    return hangingLines(company)
      .slice(0, 2)
      .map(({ person, brake, line }) => {
        const sales = salesOfYear(company)
        const rests = [person, brake, line.offer].filter(fact => fact !== undefined)
        const label = kit.label(line.offer)
        const part = kit.percent(line.share, line.how, [line.offer])
        const hang = person
          ? say`With ${label}, ${part} of ${takingsOf(kit.company)} pass through ${kit.label(person)} alone`
          : say`With ${label}, ${part} of ${takingsOf(kit.company)} pass through a single person`
        const weekly = sales ? (line.share * sales.value) / WORKING_WEEKS : undefined
        const how = 'share × sales ÷ 48 working weeks'
        const says =
          sales && weekly
            ? say`${hang}: each week of absence holds up about ${kit.money(roughly(weekly), how, [line.offer, ...sales.rests])}.`
            : say`${hang}: nobody else can bring that part in.`
        return {
          says,
          rests: idsOf(...rests, ...(weekly ? (sales?.rests ?? []) : [])),
          evidence: 'derived' as const,
          quadrant: 'weakness' as const,
          weight: weekly ? { centsAYear: weekly * ABSENCE } : {},
          about: person ? kit.label(person) : label,
          figures: { share: line.share, ...(weekly && { weekly }) },
        }
      })
  },

  asks(company, kit) {
    const person = factsOf(company, 'person').find(
      one => one.alone && aboutOf(company, one, 'offer') && linesOf(company).length === 0,
    )
    const offer = person && aboutOf(company, person, 'offer')
    if (!person || !offer) return null
    return {
      says: say`Tell me the part of ${takingsOf(kit.company)} that comes from ${kit.label(offer)}, and I can say how much hangs on ${kit.label(person)}.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'share',
    }
  },
}
