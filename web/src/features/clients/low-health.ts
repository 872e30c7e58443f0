import { healthBand } from '@sextant/contracts/clients/health'
import type { ClientRow } from '@sextant/contracts/rows'

/** Why a client stands in the lowest band, in a few words ("Few campaigns run, nothing delivered yet"); null for any other. Below 30 points at least one of the two is so. */
export function lowHealthWords({
  health_score: score,
  campaigns_count: all,
  active_campaigns: active,
  outputs_count: outputs,
}: Pick<ClientRow, 'health_score' | 'campaigns_count' | 'active_campaigns' | 'outputs_count'>):
  | string
  | null {
  if (healthBand(score).id !== 'needs-attention') return null
  const campaigns =
    all === 0
      ? 'no campaign yet'
      : active === 0
        ? 'no campaign runs'
        : active * 2 <= all
          ? 'few campaigns run'
          : null
  const words =
    [
      campaigns,
      outputs === 0 ? 'nothing delivered yet' : outputs < 5 ? 'little delivered yet' : null,
    ]
      .filter(word => word !== null)
      .join(', ') || 'the health score is low'
  return words.charAt(0).toUpperCase() + words.slice(1)
}
