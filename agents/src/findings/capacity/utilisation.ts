import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { WORKING_WEEKS } from '../../company/targets.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** From here on waiting grows fast. */
const TIGHT = 0.8
/** What it is compared with: busy, and still able to answer. */
const CALM = 0.7
/** What work has to queue for. */
const WORKED = new Set<Fact<'resource'>['sort']>([undefined, 'equipment', 'room', 'people'])

type Use = { used: number; how: string; fact: Fact; rests: Fact[] }

/** What is used most: as said of a resource, else the hours that sales take ÷ the hours there are. */
function useOf(company: Company): Use | null {
  const [tightest] = factsOf(company, 'resource')
    .filter(({ sort }) => WORKED.has(sort))
    .flatMap(fact => (fact.used ? [{ used: fact.used, how: 'as said', fact, rests: [fact] }] : []))
    .sort((a, b) => b.used - a.used)
  const brake = factsOf(company, 'constraint').find(one => one.hoursEach && one.hoursPerWeek)
  const sold = yearlyVolume(company)
  if (!brake?.hoursEach || !brake.hoursPerWeek || brake.about || !sold) return tightest ?? null
  const used = (sold.value * brake.hoursEach) / (WORKING_WEEKS * brake.hoursPerWeek)
  const how = 'number × hours each ÷ (48 × hours a week)'
  if (tightest && tightest.used >= used) return tightest
  return { used, how, fact: brake, rests: [brake, ...sold.rests] }
}

/** How much longer new work waits than with some slack: u ÷ (1 − u), the waiting time of a single server with irregular arrivals (Kingman 1961; Hopp & Spearman, Factory Physics). */
export const utilisation: Rule = {
  id: 'capacity.utilisation',
  family: 'capacity',

  find(company, kit) {
    const use = useOf(company)
    // Where people come by a timetable, nothing arrives irregularly.
    const isTimetable = company.industry === 'Healthcare' || company.industry === 'Education'
    if (!use || isTimetable || use.used < TIGHT || use.used >= 1) return []
    const wait = (u: number) => u / (1 - u)
    const times = wait(use.used) / wait(CALM)
    const says = say`${kit.label(use.fact)}: ${kit.percent(use.used, use.how, use.rests)} taken. Where work comes in irregularly, it waits about ${kit.number(times, 'u ÷ (1 − u), against 70 %', use.rests)} times as long there as at ${fixed.percent(CALM, 'calm use')}, so a little slack shortens delivery more than hurry does.`
    return [
      {
        says,
        rests: idsOf(...use.rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: kit.label(use.fact),
        figures: { used: use.used, times },
      },
    ]
  },
}
