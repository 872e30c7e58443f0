import { api } from '@/client/api.ts'
import { forgetFetched } from '@/client/forget.ts'
import { dropToken } from '@/client/token.ts'
import { useSaving } from '@/client/use-saving.ts'
import { withStepUp } from '../step-up.ts'

type Proof = { password: string; email: string }

/** Deletes the account for good; the organization too when nobody else is in it. */
export const useDeleteMe = () =>
  useSaving({
    call: (proof: Proof) => withStepUp(() => api.identity.deleteMe(proof)),
    words: 'An unexpected error occurred',
    told: 'in place',
    onSaved: () => {
      dropToken()
      forgetFetched()
    },
  })
