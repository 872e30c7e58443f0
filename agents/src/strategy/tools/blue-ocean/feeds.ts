import type { BlueOceanBody } from '@sextant/contracts/strategy/blue-ocean'
import type { Feed } from '../../../core/tool.ts'

const OWN: Readonly<Record<string, string>> = { today: 'ours', target: 'aim' }
/** In the order of the body's rivals; a third was added by hand and has no place on a card. */
const RIVALS = ['theirs', 'others'] as const

/** A level in the canvas is the level on the card of its factor. */
export function feeds(body: BlueOceanBody, path: readonly (string | number)[]): Feed | null {
  const [part, index, field, rival] = path
  if (part !== 'factors' || typeof index !== 'number') return null
  const fact = body.factors[index]?.because.fact
  const attribute = path.length === 3 ? OWN[String(field)] : levelOfRival(path.length, field, rival)
  return fact && attribute ? { fact, attribute } : null
}

function levelOfRival(
  depth: number,
  field: string | number | undefined,
  rival: string | number | undefined,
): string | undefined {
  return depth === 4 && field === 'rivals' && typeof rival === 'number' ? RIVALS[rival] : undefined
}
