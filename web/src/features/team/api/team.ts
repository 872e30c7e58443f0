import type { Team } from '@sextant/contracts/team/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

/** Members, open invitations, and what the caller may assign. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: (): Promise<Team> => api.team.read(),
  staleTime: 30_000,
})

/** After a change: the team is read again before the change counts as done. */
export const rereadTeam = () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey })
