import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Me } from '@sextant/contracts/identity/routes'
import type { Ability } from '@sextant/contracts/abilities'
import { api } from '@/client/api.ts'

export type { Me }

/** Who somebody is could not be told; the message is fit to be shown. status: of HTTP, 0 when nobody answered. */
class IdentityError extends Error {
  readonly status: number
  constructor(message: string, status = 0, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

async function fetchMe(): Promise<Me> {
  const me = await api.identity.me().catch((error: unknown) => {
    const status =
      error instanceof Error && 'status' in error && typeof error.status === 'number'
        ? error.status
        : 0
    // What was refused says why itself.
    if (status >= 400 && status < 500) throw error
    throw new IdentityError('Failed to fetch user profile.', status, error)
  })
  if (me.user.org_id !== null && me.organization === null)
    throw new IdentityError('Failed to fetch organization.')
  return me
}

/** Who is calling. Identity and roles stay fresh for five minutes. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: fetchMe,
  staleTime: 5 * 60_000,
  // With the assurance level of the session.
  meta: { shows: ['second-factor'] },
})

/** The signed-in person; the guard has fetched it before any protected screen shows. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data

/** Whether a button shows. The server answers with abilities; nothing here reads a role's name. */
export function useCan(): (ability: Ability) => boolean {
  const { abilities } = useMe()
  return ability => abilities.includes(ability)
}
