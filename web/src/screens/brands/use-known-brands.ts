import { useQueries } from '@tanstack/react-query'
import { brandQuery } from '@/features/brands/api/get-brand.ts'
import { knownAbout, type Brand } from '@/features/brands/compare.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import type { BrandEntry } from './use-brand-choice.ts'

/** What is known about each of the chosen brands, of those that have answered. */
export function useKnownBrands(chosen: readonly BrandEntry[]) {
  const orgId = useMe().organization?.id ?? ''
  const known = useQueries({
    queries: chosen.map(brand => ({ ...brandQuery(orgId, brand.id), enabled: orgId !== '' })),
  })
  const brands = chosen.flatMap((brand, index): Brand[] => {
    const data = known[index]?.data
    if (!data) return []
    return [{ id: brand.key, name: brand.name, known: knownAbout(data.profile, data.insights) }]
  })
  return {
    brands,
    failed: known.find(query => query.isError),
    again: () => {
      for (const query of known) void query.refetch()
    },
  }
}
