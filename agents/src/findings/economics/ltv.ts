import { boughtToday } from '../../company/acquisition.ts'
import { lifetimeOf, repeatingLines } from '../../company/lifetime.ts'
import { lossOf } from '../../company/loss.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { stayOf } from '../stay.ts'

/**
 * What a customer leaves while they stay: contribution a month ÷ loss a month (Gupta & Lehmann 2003, with an even rate of loss).
 * Where the cost of winning one is known, economics.ltv-cac says more.
 */
export const ltv: Rule = {
  id: 'economics.ltv',
  family: 'economics',

  find(company, kit) {
    const lifetime = lifetimeOf(company)
    if (!lifetime || boughtToday(company).length > 0) return []
    const { lines, loss, months, left } = lifetime
    const [line, another] = lines
    const rests = [...lines, loss.churn]
    const { one } = buyersOf(kit, line)
    const stay = stayOf(kit, loss)
    const worth = kit.money(roughly(left), 'contribution a month ÷ monthly loss', rests)
    const start = another ? say`On average a ${one}` : say`${kit.label(line)}: a ${one}`
    return [
      {
        says: say`${start} stays about ${stay} and leaves about ${worth} in that time. Winning a ${one} may never cost more than that.`,
        rests: rests.map(({ id }) => id),
        evidence: 'derived',
        weight: {},
        about: kit.label(line),
        figures: { ltv: left, months },
      },
    ]
  },

  asks(company, kit) {
    const line = repeatingLines(company)
    if (!line || lossOf(company) || boughtToday(company).length > 0) return null
    return {
      says: say`Tell me what part of your customers for ${kit.label(line.lines[0])} leave in a month or a year, and I can say what winning a customer may cost.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}
