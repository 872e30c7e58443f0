const all = ['reports'] as const

export const reportKeys = {
  list: (of: object) => [...all, 'list', of] as const,
  one: (id: string) => [...all, 'one', id] as const,
  people: (clientId: string | null) => [...all, 'people', clientId] as const,
  schedules: (clientId: string | null) => [...all, 'schedules', clientId] as const,
  mails: (of: object) => [...all, 'mails', of] as const,
}
