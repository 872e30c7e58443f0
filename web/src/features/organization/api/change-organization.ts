import { toast } from 'sonner'
import type { Me } from '@sextant/contracts/identity/routes'
import { api } from '@/client/api.ts'
import { failureOf } from '@/client/failure-of.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { organizationKeys } from './keys.ts'

type Named = { id: string; name: string }

export const useRenameOrganization = () =>
  useSaving({
    call: (named: Named) => api.identity.updateOrganization(named),
    words: 'The name could not be saved.',
    told: 'in place',
    onSaved: organization => {
      queryClient.setQueryData<Me>(organizationKeys.me, me => me && { ...me, organization })
      toast.success('Name saved')
    },
  })

/** Works in another organization from here on. A full load on purpose: everything fetched belongs to the one before. */
export const useEnterOrganization = () =>
  useSaving({
    call: (id: string) => api.identity.enterOrganization({ id }),
    words: 'That organization could not be opened.',
    told: 'in place',
    onSaved: () => {
      window.location.assign('/dashboard')
      return new Promise(() => undefined)
    },
    onFailed: error =>
      toast.error(failureOf(error, 'That organization could not be opened.'), {
        description: 'You are where you were.',
      }),
  })
