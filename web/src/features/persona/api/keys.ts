export const customerSourceKeys = {
  list: (clientId: string | null, segment: string) =>
    ['customer-sources', { clientId, segment }] as const,
}
