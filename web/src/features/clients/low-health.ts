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
  const words =
    [ofCampaigns(all, active), ofOutputs(outputs)].filter(word => word !== null).join(', ') ||
    'the health score is low'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function ofCampaigns(all: number, active: number): string | null {
  if (all === 0) return 'no campaign yet'
  if (active === 0) return 'no campaign runs'
  return active * 2 <= all ? 'few campaigns run' : null
}

function ofOutputs(outputs: number): string | null {
  if (outputs === 0) return 'nothing delivered yet'
  return outputs < 5 ? 'little delivered yet' : null
}
