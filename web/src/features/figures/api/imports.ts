import type { ImportRow } from '@sextant/contracts/figures/import-row'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { figureKeys } from './keys.ts'

/** What was imported here, the newest first. */
export const importsQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: figureKeys.imports(clientId),
    meta: { shows: ['figures'] },
    queryFn: (): Promise<ImportRow[]> =>
      api.figures.imports(clientId ? { client_id: clientId } : {}),
  })

/** Takes an import back as a whole. */
export const useUndoImport = () =>
  useSaving({
    call: (id: string) => api.figures.undo({ id }),
    words: 'The import could not be taken back.',
    changes: ['figures'],
  })

/** Puts one in again that was taken back. */
export const useRedoImport = () =>
  useSaving({
    call: (id: string) => api.figures.redo({ id }),
    words: 'The import could not be put in again.',
    changes: ['figures'],
  })
