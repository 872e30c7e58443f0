import type { FactKind } from '@sextant/contracts/company/kinds'
import type { SevenSBody } from '@sextant/contracts/strategy/mckinsey-7s'
import type { Feed } from '../../../core/tool.ts'

const ATTRIBUTES: Readonly<Record<string, string>> = { current: 'today', target: 'needed' }

/** A score in the ring is that of the card which tells of the element. */
export function feeds(
  body: SevenSBody,
  path: readonly (string | number)[],
  kindOf: (fact: string) => FactKind | undefined,
): Feed | null {
  const [part, index, field] = path
  if (part !== 'elements' || path.length !== 3) return null
  const fact = body.elements[Number(index)]?.today?.fact
  const attribute = ATTRIBUTES[String(field)]
  return fact && attribute && kindOf(fact) === 'inside' ? { fact, attribute } : null
}
