import type { contract } from '@sextant/contracts/contract'
import type { InferContractRouterOutputs } from '@orpc/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '@/client/send.ts'

type Health = InferContractRouterOutputs<typeof contract>['health']

// A plain fetch on purpose: the public pages need these two words, not the whole typed client.
const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async (): Promise<Health> => {
    const response = await send(new Request('/api/v1/health'))
    if (!response.ok) throw new Error('The server does not answer')
    return response.json() as Promise<Health>
  },
  staleTime: Infinity,
  gcTime: Infinity,
})

/** The product's name and the address that answers mail; the defaults hold until the server has said. */
export function useProduct(): { name: string; contact: string | null } {
  const { data } = useQuery(healthQuery)
  return { name: data?.app_name || 'Sextant', contact: data?.contact || null }
}
