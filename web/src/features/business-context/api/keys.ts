export const businessContextKeys = {
  of: (organizationId: string) => ['business-context', organizationId] as const,
}
