import { ORGANIZATION_NAME_MIN } from '@sextant/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import { api } from '@/client/api.ts'

/** The address a workspace of this name would get, or null. A failure stays silent: the database then picks one. */
export function useSlugPreview(name: string) {
  const trimmed = name.trim()
  return useQuery({
    queryKey: ['slug', trimmed],
    queryFn: async () => {
      const answer = await api.identity.generateSlug({ name: trimmed })
      return answer.data?.slug ?? answer.slug
    },
    enabled: trimmed.length >= ORGANIZATION_NAME_MIN,
    retry: false,
    staleTime: 30_000,
  })
}
