import type { BrandingAnswer, CheckedCss } from '@sextant/contracts/branding/routes'
import { type ClientBranding, THEME_KEY } from '@sextant/contracts/branding/theme'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { onForget } from '@/client/forget.ts'
import { brandingKeys } from './keys.ts'

const HOUR = 60 * 60_000

/** Keeps the theme for the first moment of the next visit. */
export function keepTheme(answer: BrandingAnswer): BrandingAnswer {
  // The one place in the browser; the server's copy wins whenever it answers.
  if (answer.theme) localStorage.setItem(THEME_KEY, JSON.stringify(answer.theme))
  else localStorage.removeItem(THEME_KEY)
  return answer
}
onForget(() => localStorage.removeItem(THEME_KEY))

/** The theme of the organization. Branding stays fresh for an hour. */
export const brandingQuery = (organizationId: string) =>
  queryOptions({
    queryKey: brandingKeys.theme(organizationId),
    queryFn: async (): Promise<BrandingAnswer> => keepTheme(await api.branding.read()),
    staleTime: HOUR,
    gcTime: HOUR,
  })

/** A client's name and brand kit. */
export const clientBrandingQuery = (organizationId: string, clientId: string) =>
  queryOptions({
    queryKey: brandingKeys.ofClient(organizationId, clientId),
    queryFn: (): Promise<ClientBranding> =>
      api.rpc.get_client_branding_routed({ p_org_id: organizationId, p_client_id: clientId }),
    ...caches.get_client_branding_routed,
  })

/** What would be left of custom CSS, and what would be taken out. */
export const checkedCssQuery = (css: string) =>
  queryOptions({
    queryKey: brandingKeys.checkedCss(css),
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
