import type { BrandingAnswer, CheckedCss } from '@sextant/contracts/branding/routes'
import { type BrandTheme, type ClientBranding, THEME_KEY } from '@sextant/contracts/branding/theme'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { onForget } from '@/client/forget.ts'
import { queryClient } from '@/client/query-client.ts'

const HOUR = 60 * 60_000

function keep(answer: BrandingAnswer): BrandingAnswer {
  // The one place in the browser; the server's copy wins whenever it answers.
  if (answer.theme) localStorage.setItem(THEME_KEY, JSON.stringify(answer.theme))
  else localStorage.removeItem(THEME_KEY)
  return answer
}
onForget(() => localStorage.removeItem(THEME_KEY))

/** The theme of the organization. Branding stays fresh for an hour. */
export const brandingQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['branding', organizationId],
    queryFn: async (): Promise<BrandingAnswer> => keep(await api.branding.read()),
    staleTime: HOUR,
    gcTime: HOUR,
  })

/** A client's name and brand kit. */
export const clientBrandingQuery = (organizationId: string, clientId: string) =>
  queryOptions({
    queryKey: ['get_client_branding_routed', organizationId, clientId],
    queryFn: (): Promise<ClientBranding> =>
      api.rpc.get_client_branding_routed({ p_org_id: organizationId, p_client_id: clientId }),
    ...caches.get_client_branding_routed,
  })

/** version: the one that was seen. Rejects with CONFLICT when somebody saved meanwhile. */
export async function saveBranding(
  organizationId: string,
  theme: BrandTheme,
  version: number,
): Promise<BrandingAnswer> {
  const answer = keep(await api.branding.save({ theme, version }))
  queryClient.setQueryData(brandingQuery(organizationId).queryKey, answer)
  await queryClient.invalidateQueries({ queryKey: ['portal'] })
  return answer
}

/** What would be left of custom CSS, and what would be taken out. */
export const checkedCssQuery = (css: string) =>
  queryOptions({
    queryKey: ['checked-css', css],
    queryFn: (): Promise<CheckedCss> => api.branding.checkCss({ css }),
    staleTime: Infinity,
    gcTime: 60_000,
  })

export type KitFields = {
  primary_color: string | null
  secondary_color: string | null
  accent_color: string | null
  font_family: NonNullable<ClientBranding['brandKit']['font_family']> | null
  logo: string | null
}

export async function saveBrandKit(
  organizationId: string,
  clientId: string,
  kit: KitFields,
): Promise<void> {
  const answer = await api.branding.saveKit({ id: clientId, brand_kit: kit })
  queryClient.setQueryData(clientBrandingQuery(organizationId, clientId).queryKey, answer)
  await queryClient.invalidateQueries({ queryKey: ['portal'] })
}
