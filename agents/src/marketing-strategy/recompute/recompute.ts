import type {
  AdvancedStrategyBody,
  StrategySections,
} from '@sextant/contracts/marketing-strategy/strategies'
import { weighed } from '../sections/segments.ts'
import { reckoned } from './budget.ts'
import { counted } from './funnel.ts'
import { followed } from './kpis.ts'
import { played } from './scenarios.ts'
import { sized } from './tests.ts'

/** Every derived figure again after an edit; words stay. */
export function recomputed<Body extends StrategySections>(body: Body): Body {
  const budget = reckoned(body.budget)
  return {
    ...body,
    segments: { ...body.segments, rows: weighed(body.segments) },
    funnel: { ...body.funnel, stages: counted(body.funnel.stages) },
    budget,
    kpis: { rows: followed(body.kpis.rows, budget) },
  }
}

export function recomputedAdvanced(body: AdvancedStrategyBody): AdvancedStrategyBody {
  const common = recomputed(body)
  return {
    ...common,
    scenarios: played(common.scenarios, common.budget),
    tests: { ...common.tests, rows: common.tests.rows.map(sized) },
  }
}
