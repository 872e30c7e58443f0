import type { SavedView } from '@sextant/contracts/saved-views/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

export type ViewScope = SavedView['scope']

export const savedViewsQuery = (scope: ViewScope) =>
  queryOptions({
    queryKey: ['saved-views', scope],
    queryFn: (): Promise<SavedView[]> => api.savedViews.list({ scope }),
    staleTime: 60_000,
  })

const changed = (scope: ViewScope) =>
  queryClient.invalidateQueries({ queryKey: savedViewsQuery(scope).queryKey })

/** Keeps a view; one of the same name is replaced. */
export async function saveView(scope: ViewScope, name: string, filter: Record<string, string>) {
  await api.savedViews.save({ scope, name, filter })
  await changed(scope)
}

export async function forgetView({ id, scope }: SavedView) {
  await api.savedViews.remove({ id })
  await changed(scope)
}
