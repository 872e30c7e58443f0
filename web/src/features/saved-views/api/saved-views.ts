import type { SavedView } from '@sextant/contracts/saved-views/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { viewKeys } from './keys.ts'

export type ViewScope = SavedView['scope']

export const savedViewsQuery = (scope: ViewScope) =>
  queryOptions({
    queryKey: viewKeys.of(scope),
    queryFn: (): Promise<SavedView[]> => api.savedViews.list({ scope }),
    staleTime: 60_000,
    meta: { shows: ['saved-views'] },
  })
