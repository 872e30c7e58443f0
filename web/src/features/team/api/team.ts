import type { Team } from '@sextant/contracts/team/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { teamKeys } from './keys.ts'

/** Members, open invitations, and what the caller may assign. */
export const teamQuery = queryOptions({
  queryKey: teamKeys.team,
  meta: { shows: ['team'] },
  queryFn: (): Promise<Team> => api.team.read(),
  staleTime: 30_000,
})
