export const customerSourceKeys = {
  list: (clientId: string | null, segment: string) =>
    ['customer-sources', { clientId, segment }] as const,
}

export const personaKeys = {
  named: (clientId: string | null) => ['agent-outputs', 'personas', clientId] as const,
}
