import type { FunnelStage } from '@sextant/contracts/marketing-strategy/funnel'
import { partOf } from '../../math/afford.ts'
import { neededBefore } from '../../math/funnel.ts'

/** Every stage from the one after it and the rate between them; how many there are at all is what it is, and the rate into the next one follows. */
export function counted(stages: readonly FunnelStage[]): FunnelStage[] {
  const all = [...stages]
  for (let at = all.length - 2; at >= 0; at -= 1) {
    const [here, next] = [all[at]!, all[at + 1]!]
    if (here.id === 'reach') all[at + 1] = { ...next, rate: withinOne(next.number, here.number) }
    else all[at] = { ...here, number: neededBefore(next.number, next.rate ?? 0) ?? here.number }
  }
  return all
}

/** Null where more are needed than there are. */
function withinOne(number: number, of: number): number | null {
  const part = partOf(number, of)
  return part !== null && part <= 1 ? part : null
}
