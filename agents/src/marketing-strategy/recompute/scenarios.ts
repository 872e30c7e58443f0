import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import type { Scenario, ScenarioInput } from '@sextant/contracts/marketing-strategy/market-words'
import type { Scenarios } from '@sextant/contracts/marketing-strategy/market'
import { moved, type PlanInputs, planResult } from '../../math/scenario.ts'

/** By how many spreads the inputs move. */
const BY: Readonly<Record<Scenario, number>> = { cautious: -1, expected: 0, bold: 1 }

/** The plan at other inputs, from the budget as it stands. */
export function played(scenarios: Scenarios, budget: Budget): Scenarios {
  const inputs = inputsOf(budget)
  if (!inputs) return { ...scenarios, ...NOTHING(scenarios) }
  const { spread } = scenarios
  return {
    ...scenarios,
    ...inputs,
    rows: scenarios.rows.map(({ id }) => {
      const { perWin, worth } = moved(inputs, BY[id] * spread)
      const result = planResult({ ...inputs, perWin, worth })
      return { id, perWin, worth, wins: result?.wins ?? null, left: result?.left ?? null }
    }),
    effects: scenarios.effects.map(({ id }) => ({
      id,
      worse: leftIf(inputs, id, -spread),
      better: leftIf(inputs, id, spread),
    })),
  }
}

/** What a win has cost on average where the money goes; null while that, or what one leaves, is not known. */
function inputsOf({ tasks, worth }: Budget): PlanInputs | null {
  const counted = tasks.filter(({ perWin, cents }) => perWin && cents > 0)
  const money = counted.reduce((sum, { cents }) => sum + cents, 0)
  const wins = counted.reduce((sum, { cents, perWin }) => sum + cents / perWin!, 0)
  if (!worth || wins === 0) return null
  return { money, perWin: Math.round(money / wins), worth: worth.cents }
}

/** Cents left where one input alone is a part worse or better: dearer wins are worse, more money is neither. */
function leftIf(inputs: PlanInputs, id: ScenarioInput, by: number): number | null {
  const { perWin, worth } = moved(inputs, by)
  const changed: Readonly<Record<ScenarioInput, Partial<PlanInputs>>> = {
    money: { money: Math.round(inputs.money * (1 + by)) },
    perWin: { perWin },
    worth: { worth },
  }
  return planResult({ ...inputs, ...changed[id] })?.left ?? null
}

const NOTHING = ({ rows, effects }: Scenarios): Partial<Scenarios> => ({
  money: null,
  perWin: null,
  worth: null,
  rows: rows.map(({ id }) => ({ id, perWin: null, worth: null, wins: null, left: null })),
  effects: effects.map(({ id }) => ({ id, worse: null, better: null })),
})
