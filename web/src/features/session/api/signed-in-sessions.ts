import type { SignedInSession } from '@sextant/contracts/identity/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

export type { SignedInSession }

/** Where the person is signed in, this session first. */
export const signedInSessionsQuery = queryOptions({
  queryKey: ['signed-in-sessions'],
  queryFn: (): Promise<SignedInSession[]> => api.identity.sessions(),
  staleTime: 10_000,
})

const changed = () => queryClient.invalidateQueries({ queryKey: signedInSessionsQuery.queryKey })

export async function endSignedInSession(id: string): Promise<void> {
  await api.identity.endSession({ id })
  await changed()
}

/** Signs every other session out; answers how many. */
export async function endOtherSessions(): Promise<number> {
  const { ended } = await api.identity.endOtherSessions()
  await changed()
  return ended
}
