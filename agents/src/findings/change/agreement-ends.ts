import { factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { say } from '../../sentences/sentence.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { Fact } from '../../company/company.ts'
import type { Finding, Rule } from '../finding.ts'

/** Months within which an end is near. */
const NEAR = 18

/** A partner whose agreement ends, with the part of customers, supplies or money that ends with it. */
export const agreementEnds: Rule = {
  id: 'change.agreement-ends',
  family: 'change',

  find(company, kit) {
    return factsOf(company, 'partner')
      .flatMap((partner): Finding[] => {
        const { ends, share, gives } = partner
        if (!ends || !share || !gives) return []
        const months = monthsBetween(company.today, ends)
        if (months < 0 || months > NEAR) return []
        const label = kit.label(partner)
        const left = kit.duration(Math.max(1, Math.round(months)), 'month', 'months from today', [
          partner,
        ])
        const part = kit.percent(share, 'as said', [partner])
        return [
          {
            says: say`${label}: the agreement ends in ${kit.date(ends, partner)}, ${left} from now, and with it goes ${part} of ${WHAT[gives]}. A replacement has to be found in that time.`,
            rests: [partner.id],
            evidence: 'told',
            quadrant: 'threat',
            weight: {},
            about: label,
            figures: { months, share },
          },
        ]
      })
      .sort((a, b) => (b.figures.share ?? 0) - (a.figures.share ?? 0))
      .slice(0, 3)
  },
}

const WHAT: Record<NonNullable<Fact<'partner'>['gives']>, Sentence> = {
  customers: say`your customers`,
  supplies: say`your supplies`,
  delivery: say`your delivery`,
  money: say`your funding`,
  knowledge: say`your outside knowledge`,
}
