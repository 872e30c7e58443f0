import type { StrategySections } from '@sextant/contracts/marketing-strategy/strategies'

/** Without a group there is nobody to speak to, without a pillar nothing to say. */
export function lacks({ segments, messaging }: StrategySections): string | null {
  if (segments.target === null) return 'a group to aim at'
  return messaging.pillars.length === 0 ? 'a reason why people pick you' : null
}
