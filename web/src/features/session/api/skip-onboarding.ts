import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { meQuery } from './get-me.ts'

/** "Skip for Now", kept on the server. The way on is open when it is saved. */
export const useSkipOnboarding = () =>
  useSaving({
    call: () => api.identity.skipOnboarding(),
    words: 'That could not be kept. Try again in a moment.',
    onSaved: () =>
      queryClient.setQueryData(
        meQuery.queryKey,
        me => me && { ...me, onboarding: { ...me.onboarding, skipped: true } },
      ),
  })
