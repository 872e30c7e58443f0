/** Under which keys the language model's settings and calls are cached. */
export const aiKeys = {
  settings: ['ai', 'settings'],
  calls: (clientId: string | null) => ['ai', 'calls', clientId] as const,
  call: (id: string) => ['ai', 'call', id] as const,
} as const
