import { factsOf } from '../../company/company.ts'
import { yearlyCount } from '../../company/volumes.ts'
import { isOneUnit } from '../../company/one-unit.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Part of the number said by which the other has to differ. */
const APART = 0.05

/** The number of sales as said of the whole, against the sum over the lines. */
export const volumes: Rule = {
  id: 'contradiction.volumes',
  family: 'contradiction',

  find(company, kit) {
    const told = factsOf(company, 'measure').find(
      measure => measure.metric === 'volume' && !measure.about && yearlyCount(measure),
    )
    const said = told && yearlyCount(told)
    const offers = factsOf(company, 'offer')
    if (!told || !said || offers.length === 0 || !isOneUnit(offers)) return []
    if (offers.some(({ volume }) => volume === undefined)) return []
    const summed = offers.reduce((sum, { volume }) => sum + (volume ?? 0), 0)
    const gap = summed / said - 1
    if (Math.abs(gap) < APART) return []
    const whole = kit.number(said, 'a year, as said', [told])
    const lines = kit.number(summed, 'Σ number of the lines', offers)
    const missing = kit.number(Math.abs(summed - said), 'difference', [told, ...offers])
    return [
      {
        says:
          gap < 0
            ? say`${kit.label(told)}: ${whole} a year, but your lines make only ${lines}. Either a line is missing, or ${missing} are counted that nobody bought.`
            : say`${kit.label(told)}: ${whole} a year, but your lines make ${lines}. Unless some sales hold several lines, ${missing} too many are counted.`,
        rests: idsOf(told, ...offers),
        evidence: 'derived',
        weight: {},
        about: kit.label(told),
        figures: { gap, said, summed },
      },
    ]
  },
}
