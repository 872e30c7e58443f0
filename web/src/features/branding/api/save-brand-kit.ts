import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { keepAnswer } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'
import { clientBrandingQuery, type KitFields } from './branding.ts'

type Saving = { organizationId: string; clientId: string; kit: KitFields }

export const useSaveBrandKit = () =>
  useSaving({
    call: ({ clientId, kit }: Saving) => api.branding.saveKit({ id: clientId, brand_kit: kit }),
    words: 'The brand kit could not be saved. What you chose is still here.',
    changes: ['branding'],
    onSaved: (answer, { organizationId, clientId }) => {
      keepAnswer(clientBrandingQuery(organizationId, clientId), answer)
      toast.success('Brand kit saved')
    },
  })
