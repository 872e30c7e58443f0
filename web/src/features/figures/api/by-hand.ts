import type { FigureEntry } from '@sextant/contracts/figures/routes'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

/** Keeps figures that were typed. */
export const useSaveByHand = (clientId: string | null) =>
  useSaving({
    call: (rows: FigureEntry[]) =>
      api.figures.add({ via: 'hand', rows, ...(clientId && { client_id: clientId }) }),
    words: 'The figures could not be kept.',
    changes: ['figures'],
    told: 'in place',
  })
