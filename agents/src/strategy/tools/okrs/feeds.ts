import type { OkrsBody } from '@sextant/contracts/strategy/okrs'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Feed } from '../../../core/tool.ts'
import { isOfQuarter } from './units.ts'

/** Where a goal stands today, and what was refused, are figures of their cards; targets and results of the quarter are the deliverable's own. */
export function feeds(
  body: OkrsBody,
  path: readonly (string | number)[],
  kindOf: (fact: string) => FactKind | undefined,
): Feed | null {
  const [list, objective, results, index, field] = path
  if (list !== 'objectives' || results !== 'keyResults' || field !== 'baseline') return null
  const result = body.objectives[Number(objective)]?.keyResults[Number(index)]
  const fact = result?.claim.fact
  if (!fact || !result || isOfQuarter(result.unit, body.period)) return null
  const attribute = ATTRIBUTES[kindOf(fact) ?? '']
  return attribute ? { fact, attribute, scale: scaleOf(result.unit) } : null
}

const ATTRIBUTES: Readonly<Record<string, string>> = {
  goal: 'baseline',
  constraint: 'lost',
  measure: 'value',
}
const CURRENCY = 3
/** A key result says in its unit what its figures are. */
function scaleOf(unit: string): number {
  if (unit === '%') return 0.01
  const isCurrency = unit.length === CURRENCY && unit === unit.toUpperCase()
  return isCurrency ? 100 : 1
}
