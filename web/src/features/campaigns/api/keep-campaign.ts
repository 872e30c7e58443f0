import type { CampaignRow } from '@sextant/contracts/rows'
import { keepAnswer } from '@/client/changed.ts'
import { campaignQuery } from './get-campaign.ts'

/** The server's answer takes its place at once; lists and figures follow. */
export const keepCampaign = (row: CampaignRow): void =>
  keepAnswer(campaignQuery(row.org_id, row.id), row)
