import type { CampaignRow } from '@sextant/contracts/rows'
import { toast } from 'sonner'
import { queryClient } from '@/client/query-client.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { campaignsChanged } from './api/campaigns-changed.ts'
import { campaignQuery } from './api/get-campaign.ts'
import { updateCampaign } from './api/update-campaign.ts'
import { statusLabel } from './campaign-status.ts'
import { failureOf } from './save-words.ts'

const LISTS = { queryKey: ['get_campaigns_list_routed'] }
const isConflict = (error: unknown) =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'CONFLICT'

/** The last move of a campaign while it is under way; null when it failed. */
const underWay = new Map<string, Promise<CampaignRow | null>>()

/** Moves a campaign to another status: on the page at once, at the server right after, with a way back. Answers whether it moved. */
export async function moveCampaign(
  campaign: CampaignRow,
  status: string,
  undoable = true,
): Promise<boolean> {
  await queryClient.cancelQueries(LISTS)
  const show = (next: string) => {
    queryClient.setQueriesData<CampaignRow[]>(LISTS, rows =>
      rows?.map(row => (row.id === campaign.id ? { ...row, status: next } : row)),
    )
    queryClient.setQueryData(
      campaignQuery(campaign.org_id, campaign.id).queryKey,
      row => row && { ...row, status: next },
    )
  }
  show(status)
  // Two moves in a row by one person are no conflict: the second follows from what the first answered.
  const before = underWay.get(campaign.id)
  const sent = (async () =>
    updateCampaign(campaign.org_id, (await before) ?? campaign, { p_status: status }))()
  const settled = sent.catch(() => null)
  underWay.set(campaign.id, settled)
  void settled.then(() => {
    if (underWay.get(campaign.id) === settled) underWay.delete(campaign.id)
  })
  try {
    const moved = await sent
    queryClient.setQueriesData<CampaignRow[]>(LISTS, rows =>
      rows?.map(row => (row.id === moved.id ? { ...row, version: moved.version } : row)),
    )
    if (undoable)
      undoToast(
        `“${campaign.name}” is ${statusLabel(status).toLowerCase()} now`,
        () => void moveCampaign(moved, campaign.status, false),
        `move-${campaign.id}`,
      )
    return true
  } catch (error) {
    show(campaign.status)
    campaignsChanged()
    toast.error(
      isConflict(error)
        ? `Somebody changed “${campaign.name}” in the meantime. It is shown as it is now; move it again.`
        : failureOf('update', error),
    )
    return false
  }
}
