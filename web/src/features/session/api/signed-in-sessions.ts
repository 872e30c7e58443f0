import type { SignedInSession } from '@sextant/contracts/identity/routes'
import { queryOptions } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'
import { deviceName } from '../device-name.ts'

export type { SignedInSession }

/** Where the person is signed in, this session first. */
export const signedInSessionsQuery = queryOptions({
  queryKey: ['signed-in-sessions'],
  queryFn: (): Promise<SignedInSession[]> => api.identity.sessions(),
  staleTime: 10_000,
  meta: { shows: ['sessions'] },
})

export const useEndSession = () =>
  useSaving({
    call: ({ id }: SignedInSession) => api.identity.endSession({ id }),
    words: 'An unexpected error occurred',
    onSaved: async (_done, { device }) => {
      await changed('sessions')
      toast.success(`Signed out of ${deviceName(device)}`)
    },
  })

const sessions = (count: number) => (count === 1 ? '1 other session' : `${count} other sessions`)

export const useEndOtherSessions = () =>
  useSaving({
    call: () => api.identity.endOtherSessions(),
    words: 'An unexpected error occurred',
    onSaved: async ({ ended }) => {
      await changed('sessions')
      toast.success(`Signed out of ${sessions(ended)}`)
    },
  })
