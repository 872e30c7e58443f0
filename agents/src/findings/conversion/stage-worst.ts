import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { FEW } from '../../company/enquiries.ts'
import { yearlyCount } from '../../company/volumes.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

type Step = { fact: Fact<'measure'>; now: number; before: number }
type Stage = { name: Sentence; rests: Fact<'measure'>[]; now: number; before: number }

/** Part of its rate that a stage has to have lost. */
const CLEARLY = 0.1

/** From people reached to enquiries to sales, in both years: the stage whose rate fell most. */
export const stageWorst: Rule = {
  id: 'conversion.stage-worst',
  family: 'conversion',

  find(company, kit) {
    const stages = stagesOf(company).sort((a, b) => a.now / a.before - b.now / b.before)
    const [worst, other] = stages
    if (!worst || !other) return []
    const fall = 1 - worst.now / worst.before
    const otherFall = 1 - other.now / other.before
    if (fall < CLEARLY || otherFall > fall / 2) return []
    const was = kit.percent(worst.before, 'later ÷ earlier stage, the year before', worst.rests)
    const now = kit.percent(worst.now, 'later ÷ earlier stage', worst.rests)
    return [
      {
        says: say`The loss is between ${worst.name}: ${was} went on there the year before, ${now} do now. Between ${other.name} far less has changed, so more people would be lost in the same place.`,
        rests: [...new Set([...worst.rests, ...other.rests].map(({ id }) => id))],
        evidence: 'measured',
        quadrant: 'weakness',
        weight: {},
        figures: { fall },
      },
    ]
  },
}

/** Both stages, where all three measures tell the year before as well, and none is too small for a rate. */
function stagesOf(company: Company): Stage[] {
  const reached = stepOf(company, 'audience')
  const asked = stepOf(company, 'leads')
  const sold = stepOf(company, 'volume')
  if (!reached || !asked || !sold) return []
  if (Math.min(asked.now, asked.before) < FEW) return []
  return [
    stage(say`being reached and asking`, reached, asked),
    stage(say`asking and buying`, asked, sold),
  ]
}

const stage = (name: Sentence, from: Step, to: Step): Stage => ({
  name,
  rests: [from.fact, to.fact],
  now: to.now / from.now,
  before: to.before / from.before,
})

function stepOf(company: Company, wanted: Fact<'measure'>['metric']): Step | null {
  const fact = factsOf(company, 'measure').find(
    ({ metric, previous, about }) => metric === wanted && previous && !about,
  )
  const now = fact && yearlyCount(fact)
  if (!fact?.value || !fact.previous || !now) return null
  return { fact, now, before: (now * fact.previous) / fact.value }
}
