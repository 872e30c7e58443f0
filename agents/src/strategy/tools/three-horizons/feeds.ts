import type { FactKind } from '@sextant/contracts/company/kinds'
import type { ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import type { Feed } from '../../../core/tool.ts'

/** The cost of an idea is that of its card; that of a usual move is the deliverable's own. */
export function feeds(
  { initiatives, currency }: ThreeHorizonsBody,
  path: readonly (string | number)[],
  kindOf: (fact: string) => FactKind | undefined,
): Feed | null {
  const [part, index, field] = path
  const initiative = part === 'initiatives' ? initiatives[Number(index)] : undefined
  const fact = initiative?.claim.fact
  if (!fact || field !== 'costCents' || kindOf(fact) !== 'idea') return null
  return { fact, attribute: 'cost', amount: { currency, per: initiative.costPer } }
}
