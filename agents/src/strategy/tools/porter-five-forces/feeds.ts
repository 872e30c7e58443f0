import type { PorterBody } from '@sextant/contracts/strategy/porter-five-forces'
import type { Feed } from '../../../core/tool.ts'

/** What each field of a force is called on its card. */
const ATTRIBUTES: Readonly<Record<string, string>> = { score: 'pressure', direction: 'heading' }

/** A score in the radar is the judgment on the card of its force; without a card it is the deliverable's own. */
export function feeds(body: PorterBody, path: readonly (string | number)[]): Feed | null {
  const [part, index, field] = path
  if (part !== 'forces' || typeof index !== 'number' || path.length !== 3) return null
  const fact = body.forces[index]?.fact
  const attribute = ATTRIBUTES[String(field)]
  return fact && attribute ? { fact, attribute } : null
}
