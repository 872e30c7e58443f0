import type { FileAnswers, ImportDetail } from '@sextant/contracts/figures/import'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { upload } from '@/client/upload.ts'
import { useSaving } from '@/client/use-saving.ts'
import { figureKeys } from './keys.ts'

/** An import with its files, what is asked of them and what it would change. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: figureKeys.oneImport(id),
    meta: { shows: ['figures', 'campaigns'] },
    queryFn: (): Promise<ImportDetail> => api.figures.readImport({ id }),
  })

/** Begins an import; answers its id. */
export const useBeginImport = () =>
  useSaving({
    call: (clientId: string | null) => api.figures.begin(clientId ? { client_id: clientId } : {}),
    words: 'The import could not be begun.',
    told: 'in place',
  })

type Dropped = { id: string; file: File; onProgress?: (share: number) => void }

/** Sends a file into a draft. */
export const useDropFile = () =>
  useSaving({
    call: ({ id, file, onProgress }: Dropped) =>
      upload<{ place: number }>({
        path: `/api/v1/figures/imports/${id}/files?name=${encodeURIComponent(file.name)}`,
        file,
        words: 'The file could not be read. Try again in a moment.',
        onProgress,
      }),
    words: 'The file could not be read.',
    wordsFor: (error, { file }) => `${file.name}: ${(error as Error).message}`,
    changes: ['figures'],
    told: 'in place',
  })

/** Says how a file is read. */
export const useAnswerFile = () =>
  useSaving({
    call: (said: { id: string; place: number; answers: FileAnswers }) =>
      api.figures.answerFile(said),
    words: 'The file could not be read that way.',
    changes: ['figures'],
    told: 'in place',
  })

/** Takes a file out of a draft. */
export const useTakeFileOut = () =>
  useSaving({
    call: (of: { id: string; place: number }) => api.figures.dropFile(of),
    words: 'The file could not be taken out.',
    changes: ['figures'],
  })

/** Says which campaign a name means; null: none of ours. */
export const useMatchCampaign = () =>
  useSaving({
    call: (match: Parameters<typeof api.figures.matchCampaign>[0]) =>
      api.figures.matchCampaign(match),
    words: 'The campaign could not be matched.',
    changes: ['figures'],
  })

/** Makes a draft count. */
export const useFinishImport = () =>
  useSaving({
    call: (id: string) => api.figures.finish({ id }),
    words: 'The import could not be finished. Nothing of it counts.',
    changes: ['figures'],
    told: 'in place',
  })

/** Throws a draft away. */
export const useDiscardImport = () =>
  useSaving({
    call: (id: string) => api.figures.discard({ id }),
    words: 'The files could not be discarded.',
    changes: ['figures'],
    onSaved: (_, id) => queryClient.removeQueries({ queryKey: figureKeys.oneImport(id) }),
  })
