import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { takingsOf } from '../buyers.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A smaller fall is a bad month. */
const NOTICED = 0.05

type Fallen = { group: Fact<'segment'>; share: number; fall: number }

/** Groups that buy less than a year before, by what was said of them or by their numbers. */
const fallenOf = (company: Company): Fallen[] =>
  factsOf(company, 'segment').flatMap(group => {
    const { share, size, previousSize, growth, side } = group
    const counted = size && previousSize ? size / previousSize - 1 : undefined
    const fall = -(growth ?? counted ?? 0)
    if (!share || side === 'user' || fall < NOTICED || fall >= 1) return []
    return [{ group, share, fall }]
  })

/** What a shrinking group brings less than a year before: share × sales × fall ÷ (1 − fall). */
export const fell: Rule = {
  id: 'segment.fell',
  family: 'segment',

  find(company, kit) {
    const sales = salesOfYear(company)
    if (!sales) return []
    return fallenOf(company)
      .map(({ group, share, fall }) => {
        const less = (share * sales.value * fall) / (1 - fall)
        const rests = [group, ...sales.rests]
        const name = kit.label(group)
        const part = kit.percent(fall, 'as said, or 1 − number ÷ number before', [group])
        const money = kit.money(roughly(less), 'share × sales × fall ÷ (1 − fall)', rests)
        const takings = takingsOf(kit.company)
        return {
          says: say`${name} ${agree('bring', name)} ${part} less than a year before: about ${money} of ${takings} that others had to make up for, or did not.`,
          rests: idsOf(...rests),
          evidence: 'derived' as const,
          quadrant: 'weakness' as const,
          weight: { centsAYear: less },
          about: name,
          figures: { fall, less },
        }
      })
      .sort((a, b) => b.figures.less - a.figures.less)
      .slice(0, FINDINGS_PER_RULE)
  },
}
