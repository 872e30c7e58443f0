import type { VrioBody } from '@sextant/contracts/strategy/vrio'
import type { Feed } from '../../../core/tool.ts'

/** What each of the four answers is called on a card. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  valuable: 'valuable',
  rare: 'rare',
  inimitable: 'costlyToCopy',
  organized: 'organized',
}

/** An answer in the table is the answer on the card of the resource or strength. */
export function feeds(body: VrioBody, path: readonly (string | number)[]): Feed | null {
  const [part, index, test] = path
  if (part !== 'resources' || typeof index !== 'number' || path.length !== 3) return null
  const fact = body.resources[index]?.name.fact
  const attribute = ATTRIBUTES[String(test)]
  return fact && attribute ? { fact, attribute } : null
}
