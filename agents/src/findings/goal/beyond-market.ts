import { aboutOf, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { countedGoals, turnoverGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** The goal's growth a year against that of its market: the difference has to come from rivals. */
export const beyondMarket: Rule = {
  id: 'goal.beyond-market',
  family: 'goal',

  find(company, kit) {
    const goal = turnoverGoal(company) ?? countedGoals(company).find(one => one.counts === 'sales')
    const offers = factsOf(company, 'offer')
    const offer =
      (goal && aboutOf(company, goal, 'offer')) ?? (offers.length === 1 ? offers[0] : undefined)
    const market = offer?.marketGrowth
    if (!goal || !offer || market === undefined || goal.baseline === 0) return []
    const years = goal.by ? monthsBetween(company.today, goal.by) / 12 : 1
    if (years < 0.5) return []
    const wanted = (goal.target / goal.baseline) ** (1 / years) - 1
    if (wanted <= Math.max(market, 0) * 1.2) return []
    const fromRivals = market > 0 ? 1 - market / wanted : 1
    const asks = kit.percent(wanted, '(target ÷ baseline)^(1 ÷ years) − 1', [goal])
    const grows = kit.percent(Math.abs(market), 'as said', [offer])
    const line = kit.label(offer)
    const source = goal.form === 'money' ? say`from rivals or from higher prices` : say`from rivals`
    const says =
      market > 0
        ? say`The goal asks for ${asks} growth a year while the market for ${line} grows by ${grows}, so about ${kit.percent(fromRivals, '1 − market growth ÷ growth asked', [goal, offer])} of it has to come ${source}. Waiting for demand does not bring it.`
        : say`The goal asks for ${asks} growth a year while the market for ${line} does not grow, so all of it has to come ${source}. Each gain is somebody’s loss, and will be answered.`
    return [
      {
        says,
        rests: idsOf(goal, offer),
        evidence: 'derived',
        quadrant: 'threat',
        weight: { ofGoal: fromRivals },
        about: line,
        figures: { wanted, market, fromRivals },
      },
    ]
  },
}
