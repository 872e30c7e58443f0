import type { FactKind } from '@sextant/contracts/company/kinds'
import type { JtbdBody } from '@sextant/contracts/strategy/jobs-to-be-done'
import type { SwitchForce } from '@sextant/contracts/strategy/jtbd-words'
import type { Feed } from '../../../core/tool.ts'

const OF_OUTCOME = new Set(['importance', 'satisfaction', 'n'])

/** The strength of a force is that of its quote; the scores of an outcome are those of its card. */
export function feeds(
  body: JtbdBody,
  path: readonly (string | number)[],
  kindOf: (fact: string) => FactKind | undefined,
): Feed | null {
  if (path[0] === 'forces') return ofForce(body, path, kindOf)
  const [part, index, field] = path
  if (part !== 'outcomes' || path.length !== 3 || !OF_OUTCOME.has(String(field))) return null
  const fact = body.outcomes[Number(index)]?.claim.fact
  return fact && kindOf(fact) === 'outcome' ? { fact, attribute: String(field) } : null
}

function ofForce(
  { forces }: JtbdBody,
  [, force, index, field]: readonly (string | number)[],
  kindOf: (fact: string) => FactKind | undefined,
): Feed | null {
  const fact = forces[force as SwitchForce]?.[Number(index)]?.claim.fact
  const isStrength = field === 'strength' && fact !== undefined && kindOf(fact) === 'quote'
  return isStrength ? { fact, attribute: 'strength' } : null
}
