import type { BcgBody } from '@sextant/contracts/strategy/bcg-matrix'
import type { Feed } from '../../../core/tool.ts'

/** What each figure of a line is called on its card. Its sales are made of several fields there. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  ownShare: 'ownShare',
  rivalShare: 'rivalShare',
  growth: 'marketGrowth',
}

/** A share or a growth in the table is the figure on the card of its line. */
export function feeds(body: BcgBody, path: readonly (string | number)[]): Feed | null {
  const [part, index, field] = path
  if (part !== 'lines' || typeof index !== 'number' || path.length !== 3) return null
  const fact = body.lines[index]?.because.fact
  const attribute = ATTRIBUTES[String(field)]
  return fact && attribute ? { fact, attribute } : null
}
