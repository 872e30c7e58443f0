import type { CampaignListRow } from '@sextant/contracts/rows'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import {
  useArchiveCampaign,
  useRestoreCampaign,
} from '@/features/campaigns/api/archive-campaign.ts'
import { useDuplicateCampaign } from '@/features/campaigns/api/duplicate-campaign.ts'
import { useMoveCampaign } from '@/features/campaigns/api/move-campaign.ts'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useMe } from '@/features/session/api/get-me.ts'

/** What can be done with a campaign of the list: its menu, and moving it on the board. to: its page. */
export function useCampaignActions(to: (campaign: CampaignListRow) => string) {
  const { user } = useMe()
  const { report } = useProgress(user.id)
  const navigate = useNavigate()
  const duplicating = useDuplicateCampaign()
  const archiving = useArchiveCampaign()
  const restoring = useRestoreCampaign()
  const moving = useMoveCampaign()
  const duplicate = (campaign: CampaignListRow) =>
    duplicating.save(campaign.id, async copy => {
      await navigate(to(copy))
      toast.success(`“${copy.name}” is a draft now`)
    })
  return {
    move: async (campaign: CampaignListRow, status: string) => {
      const moved = await moving.save({ campaign, status })
      if (moved.ok && status === 'completed') report({ campaignsCompleted: 1 })
    },
    itemsFor: (campaign: CampaignListRow) => [
      { label: 'Edit', onSelect: () => void navigate(`${to(campaign)}/edit`) },
      { label: 'Duplicate', onSelect: () => void duplicate(campaign) },
      campaign.archived_at
        ? { label: 'Restore', onSelect: () => void restoring.save(campaign) }
        : { label: 'Archive', onSelect: () => void archiving.save(campaign) },
    ],
  }
}
