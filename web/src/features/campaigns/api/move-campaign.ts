import type { CampaignListRow } from '@sextant/contracts/rows'
import { changed } from '@/client/changed.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { statusLabel } from '../campaign-status.ts'
import { SAVE_WORDS } from '../save-words.ts'
import { campaignQuery } from './get-campaign.ts'
import { campaignKeys } from './keys.ts'
import { sendUpdate } from './update-campaign.ts'

const LISTS = { queryKey: campaignKeys.lists }

type Move = {
  campaign: CampaignListRow
  status: string
  /** The way back offers none. */
  isUndo?: boolean
}

/** The last move of a campaign while it is under way; null when it failed. */
const underWay = new Map<string, Promise<CampaignListRow | null>>()

/** Moves a campaign to another status: on the page at once, at the server right after, with a way back. */
export function useMoveCampaign() {
  const moving = useSaving({
    call: moveCampaign,
    words: SAVE_WORDS.update.failed,
    changes: ['campaigns'],
    onSaved: (moved, { campaign, status, isUndo }) => {
      patchLists(moved.id, { version: moved.version })
      if (isUndo) return
      undoToast(
        `“${campaign.name}” is ${statusLabel(status).toLowerCase()} now`,
        () => void moving.save({ campaign: moved, status: campaign.status, isUndo: true }),
        `move-${campaign.id}`,
      )
    },
    onFailed: (_, { campaign }) => {
      show(campaign, campaign.status)
      void changed('campaigns')
    },
  })
  return moving
}

async function moveCampaign({ campaign, status }: Move): Promise<CampaignListRow> {
  await queryClient.cancelQueries(LISTS)
  show(campaign, status)
  // Two moves in a row by one person are no conflict: the second follows from what the first answered.
  const before = underWay.get(campaign.id)
  const sent = (async () => sendMove((await before) ?? campaign, status))()
  const settled = sent.catch(() => null)
  underWay.set(campaign.id, settled)
  void settled.then(() => {
    if (underWay.get(campaign.id) === settled) underWay.delete(campaign.id)
  })
  return sent
}

async function sendMove(row: CampaignListRow, status: string): Promise<CampaignListRow> {
  const answer = await sendUpdate({
    organizationId: row.org_id,
    row,
    changes: { p_status: status },
  })
  if ('saved' in answer) return answer.saved
  throw new Error(
    `Somebody changed “${row.name}” in the meantime. It is shown as it is now; move it again.`,
  )
}

function show(campaign: CampaignListRow, status: string) {
  patchLists(campaign.id, { status })
  queryClient.setQueryData(
    campaignQuery(campaign.org_id, campaign.id).queryKey,
    row => row && { ...row, status },
  )
}

const patchLists = (id: string, patch: Partial<CampaignListRow>) =>
  queryClient.setQueriesData<CampaignListRow[]>(LISTS, rows =>
    rows?.map(row => (row.id === id ? { ...row, ...patch } : row)),
  )
