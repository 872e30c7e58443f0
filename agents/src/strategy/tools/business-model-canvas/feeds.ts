import type { FactKind } from '@sextant/contracts/company/kinds'
import type { CanvasBody, EconomicsInput } from '@sextant/contracts/strategy/business-model-canvas'
import type { Feed } from '../../../core/tool.ts'

/** An input of the unit economics is a figure of its card; a weight is the impact of its fact. */
export function feeds(
  body: CanvasBody,
  path: readonly (string | number)[],
  kindOf: (fact: string) => FactKind | undefined,
): Feed | null {
  const [part, index, , item, field] = path
  if (part === 'economics')
    return (body.economics.from[index as EconomicsInput] as Feed | undefined) ?? null
  if (part !== 'blocks' || field !== 'weight') return null
  const fact = body.blocks[Number(index)]?.items[Number(item)]?.claim.fact
  const isRated = fact !== undefined && RATED.has(kindOf(fact))
  return isRated ? { fact, attribute: 'impact' } : null
}

/** Kinds whose card holds an impact. */
const RATED = new Set<FactKind | undefined>(['strength', 'change'])
