import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { organizationFor, SAVE_WORDS } from '../save-words.ts'
import { keepCampaign } from './keep-campaign.ts'

type NewCampaign = {
  organizationId: string | undefined
  /** null: of the organization itself. */
  clientId: string | null
  /** What is left out is empty. */
  fields: Omit<Parameters<typeof api.campaigns.create>[0], 'org_id' | 'client_id'>
}

export const useCreateCampaign = () =>
  useSaving({
    call: async ({ organizationId, clientId, fields }: NewCampaign) =>
      api.campaigns.create({
        ...fields,
        org_id: organizationFor('create', organizationId),
        client_id: clientId,
      }),
    words: SAVE_WORDS.create.failed,
    changes: ['campaigns'],
    onSaved: row => {
      keepCampaign(row)
      toast.success(SAVE_WORDS.create.done)
    },
  })
