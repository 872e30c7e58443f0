import type { CampaignListRow } from '@sextant/contracts/rows'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { keepCampaign } from './keep-campaign.ts'

type Named = Pick<CampaignListRow, 'id' | 'name'>

/** Takes a campaign out of lists and figures, with a way back. */
export function useArchiveCampaign() {
  const { save: restore } = useRestoreCampaign()
  return useSaving({
    call: ({ id }: Named) => api.campaigns.archive({ id }),
    words: 'The campaign could not be archived.',
    changes: ['campaigns'],
    onSaved: row => {
      keepCampaign(row)
      undoToast(`“${row.name}” archived`, () => void restore(row))
    },
  })
}

export const useRestoreCampaign = () =>
  useSaving({
    call: ({ id }: Named) => api.campaigns.restore({ id }),
    words: 'The campaign could not be restored.',
    changes: ['campaigns'],
    onSaved: row => {
      keepCampaign(row)
      toast.success(`“${row.name}” restored`)
    },
  })
