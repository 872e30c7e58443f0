/** Under which keys branding is cached. What asks again when it changes is said by the queries themselves (client/changed.ts). */
export const brandingKeys = {
  theme: (organizationId: string) => ['branding', organizationId] as const,
  ofClient: (organizationId: string, clientId: string) =>
    ['get_client_branding_routed', organizationId, clientId] as const,
  checkedCss: (css: string) => ['checked-css', css] as const,
} as const
