import { CAMPAIGN_STATUSES } from '@sextant/contracts/catalogue'
import type { CampaignListRow } from '@sextant/contracts/rows'
import { statusLabel } from './campaign-status.ts'

export type BoardColumn = {
  id: string
  title: string
  campaigns: CampaignListRow[]
  /** Cards may be put here. */ takes: boolean
}

/** One column for each status the product offers; what came in with another stands under "Other", which is there only when needed. */
export function boardColumns(campaigns: readonly CampaignListRow[]): BoardColumn[] {
  const offered = CAMPAIGN_STATUSES.map(status => ({
    id: status as string,
    title: statusLabel(status),
    campaigns: campaigns.filter(campaign => campaign.status === status),
    takes: true,
  }))
  const other = campaigns.filter(({ status }) => !CAMPAIGN_STATUSES.some(known => known === status))
  return other.length > 0
    ? [...offered, { id: 'other', title: 'Other', campaigns: other, takes: false }]
    : offered
}
