import { factsOf } from '../../company/company.ts'
import { yearlyCents } from '../../company/periods.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'

const POINT = 0.01

/** What is borrowed, interest a year ÷ rate, and what the next percentage point costs. */
export const rateShock: Rule = {
  id: 'cash.rate-shock',
  family: 'cash',

  find(company, kit) {
    return factsOf(company, 'change')
      .flatMap((change): Finding[] => {
        const { costOf, form, from, to, yearlyCost } = change
        const interest = yearlyCost ? yearlyCents(yearlyCost) : null
        const isRate = costOf === 'money' && form === 'share'
        if (!isRate || !to || from === undefined || from === to || !interest) return []
        const debt = interest / to
        const more = interest - debt * from
        const label = kit.label(change)
        const paid = kit.money(interest, 'interest a year', [change])
        const rise = kit.money(roughly(Math.abs(more)), 'interest × (1 − from ÷ to)', [change])
        const step = kit.money(roughly(debt * POINT), 'interest ÷ rate × 1%', [change])
        const told = more >= 0 ? say`${rise} more than before` : say`${rise} less than before`
        return [
          {
            says: say`${label}: at ${kit.percent(to, 'as said', [change])} you pay ${paid} a year, ${told}. Each percentage point more would cost about ${step} a year.`,
            rests: [change.id],
            evidence: 'derived',
            quadrant: more > 0 ? 'threat' : 'opportunity',
            weight: { centsAYear: more },
            about: label,
            figures: { more, debt, point: debt * POINT },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
