import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'

/** Brands side by side, at most. */
export const MOST = 4
/** Stands for the organization itself in the address. */
const OWN = 'own'

/** A brand that can be compared. key: in the address; id: of a client, null for the organization itself. */
export type BrandEntry = { key: string; id: string | null; name: string }

/** Which brands there are and which of them the address names. */
export function useBrandChoice() {
  const { organization } = useMe()
  const can = useCan()
  const [params, setParams] = useSearchParams()
  const names = useQuery({
    ...clientNamesQuery(organization?.id ?? ''),
    enabled: can('clients.view') && organization?.type === 'AGENCY',
  })
  const own: BrandEntry = { key: OWN, id: null, name: organization?.name ?? '' }
  const clients = names.data ?? []
  const all = [own, ...clients.map(({ slug, id, name }): BrandEntry => ({ key: slug, id, name }))]
  const chosen = (params.get('brands')?.split(',') ?? [OWN])
    .flatMap(key => all.filter(brand => brand.key === key))
    .slice(0, MOST)
  const keys = chosen.map(brand => brand.key)
  const choose = (next: readonly string[]) =>
    setParams(next.length === 0 ? {} : { brands: next.join(',') }, { replace: true })
  return {
    chosen,
    rest: all.filter(brand => !keys.includes(brand.key)),
    /** There is nothing else to compare with. */
    alone: all.length < 2,
    loading: names.isLoading,
    add: (key: string) => choose([...keys, key]),
    remove: (key: string) => choose(keys.filter(other => other !== key)),
  }
}
