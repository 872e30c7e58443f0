import { type Fact } from '../../company/company.ts'
import { agree } from '../../sentences/verbs.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'
import { movedDemand } from '../../company/moved-demand.ts'

/** What begins or grows, and takes demand away, does not fall itself. */
const isCause = ({ direction }: Fact<'change'>): boolean =>
  direction === 'new' || direction === 'rising'

/** What a fall in demand takes from the line or group that it is about, if its sales move alike. */
export const demandFall: Rule = {
  id: 'change.demand-fall',
  family: 'change',

  find(company, kit) {
    return movedDemand(company)
      .filter(({ relative }) => relative < 0)
      .slice(0, FINDINGS_PER_RULE)
      .map(({ change, touched, rests, relative, worth }) => {
        const label = kit.label(change)
        const money = kit.money(roughly(Math.abs(worth)), 'change × sales touched', rests)
        const part = kit.percent(Math.abs(relative), 'to ÷ from − 1, or as said', [change])
        const line = kit.label(touched)
        return {
          says: isCause(change)
            ? say`${label} may take ${part} of the demand. For ${line}, that comes to about ${money} a year less if your sales move alike.`
            : say`${label} ${agree('be', label)} down by ${part}. For ${line}, that comes to about ${money} a year less if your sales move alike.`,
          rests: idsOf(...rests),
          evidence: 'derived' as const,
          quadrant: 'threat' as const,
          weight: { centsAYear: worth },
          about: label,
          figures: { relative, worth },
        }
      })
  },
}
