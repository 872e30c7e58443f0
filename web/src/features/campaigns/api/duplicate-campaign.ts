import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { keepCampaign } from './keep-campaign.ts'

/** A draft with the same fields; nothing spent, no dates. */
export const useDuplicateCampaign = () =>
  useSaving({
    call: (id: string) => api.campaigns.duplicate({ id }),
    words: 'The campaign could not be duplicated.',
    changes: ['campaigns'],
    onSaved: keepCampaign,
  })
