import type { FiguresFilter } from '@sextant/contracts/figures/view'

const all = ['figures'] as const

export const figureKeys = {
  view: (filter: Partial<FiguresFilter>) => [...all, 'view', filter] as const,
  byClient: (period: object) => [...all, 'clients', period] as const,
  lines: (of: object) => [...all, 'lines', of] as const,
  imports: (clientId: string | null) => [...all, 'imports', clientId] as const,
  oneImport: (id: string) => [...all, 'import', id] as const,
  plan: (of: object) => [...all, 'plan', of] as const,
  metrics: [...all, 'metrics'] as const,
  preview: (of: object) => [...all, 'preview', of] as const,
}
