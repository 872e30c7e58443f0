const all = ['documents'] as const

export const documentKeys = {
  list: (of: object) => [...all, 'list', of] as const,
  deleted: (of: object) => [...all, 'deleted', of] as const,
  shared: (clientId: string | null) => [...all, 'shared', clientId] as const,
  one: (id: string) => [...all, 'one', id] as const,
  page: (id: string, version: number, page: number) => [...all, 'page', id, version, page] as const,
  search: (words: string, clientId: string | null) => [...all, 'search', words, clientId] as const,
  file: (id: string, version: number) => [...all, 'file', id, version] as const,
}
