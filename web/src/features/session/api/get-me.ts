import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Me } from '@sextant/contracts/identity/routes'
import type { Ability } from '@sextant/contracts/abilities'
import { api } from '@/client/api.ts'

export type { Me }

/** Who is calling. Identity and roles stay fresh for five minutes. */
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: (): Promise<Me> => api.identity.me(), staleTime: 5 * 60_000 })

/** The signed-in person; the guard has fetched it before any protected screen shows. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data

/** Whether a button shows. The server answers with abilities; nothing here reads a role's name. */
export function useCan(): (ability: Ability) => boolean {
  const { abilities } = useMe()
  return ability => abilities.includes(ability)
}
