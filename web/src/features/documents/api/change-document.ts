import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { downloadFile } from '@/client/download.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'

type Change = Parameters<typeof api.documents.update>[0]

/** Changes name, tags, campaign, the day it is asked after, or who sees it. */
export const useChangeDocument = () =>
  useSaving({
    call: (change: Change) => api.documents.update(change),
    words: 'The document could not be changed.',
    changes: ['documents'],
    told: 'in place',
  })

type Shared = { id: string; client_name: string | null }

/** Says who sees a document from now on, or no longer does, and offers to take that back. */
export function useTellShared({ id, client_name: client }: Shared): (shared: boolean) => void {
  const { save } = useSaving({
    call: (shared: boolean) => api.documents.update({ id, shared }),
    words: 'The document could not be changed.',
    changes: ['documents'],
  })
  return shared =>
    undoToast(
      shared
        ? `Guests of ${client} see this document now`
        : `Guests of ${client} no longer see this document`,
      () => void save(!shared),
    )
}

/** Puts a tag on several documents. */
export const useTagDocuments = () =>
  useSaving({
    call: async ({ documents, tag }: { documents: readonly Tagged[]; tag: string }) => {
      for (const { id, tags } of documents)
        await api.documents.update({ id, tags: [...new Set([...tags, tag])] })
    },
    words: 'Not every document could be tagged.',
    changes: ['documents'],
    onSaved: (_, { documents, tag }) => {
      toast.success(`${counted(documents.length)} tagged “${tag}”`)
    },
  })

type Placed = { id: string; campaign_id: string | null }
type Move = { documents: readonly Placed[]; campaign: { id: string; name: string } | null }

const place = async (documents: readonly Placed[]): Promise<void> => {
  for (const { id, campaign_id } of documents) await api.documents.update({ id, campaign_id })
}

/** Puts documents back where they stood before they were moved. */
const usePutBack = () =>
  useSaving({
    call: place,
    words: 'Not every document could be put back.',
    changes: ['documents'],
  })

/** Puts several documents with a campaign, or with none, and offers to take that back. */
export function useMoveDocuments() {
  const { save: putBack } = usePutBack()
  return useSaving({
    call: ({ documents, campaign }: Move) =>
      place(documents.map(({ id }) => ({ id, campaign_id: campaign?.id ?? null }))),
    words: 'Not every document could be moved.',
    changes: ['documents'],
    onSaved: (_, { documents, campaign }) => {
      const where = campaign ? `put with “${campaign.name}”` : 'taken from their campaigns'
      undoToast(`${counted(documents.length)} ${where}`, () => void putBack(documents))
    },
  })
}

type Tagged = { id: string; tags: readonly string[] }

const counted = (n: number): string =>
  n === 1 ? '1 document' : `${n.toLocaleString('en-US')} documents`

/** Brings deleted documents back, with what was read in them. */
export const useRestoreDocuments = () =>
  useSaving({
    call: (ids: string[]) => api.documents.restore({ ids }),
    words: 'The documents could not be brought back.',
    changes: ['documents', 'company-facts', 'insights'],
  })

/** Deletes documents with what was read in them, and offers to take that back. */
export function useDeleteDocuments() {
  const { save: restore } = useRestoreDocuments()
  return useSaving({
    call: (ids: string[]) => api.documents.remove({ ids }),
    words: 'The documents could not be deleted.',
    changes: ['documents', 'company-facts', 'insights'],
    onSaved: (_, ids) => undoToast(`${counted(ids.length)} deleted`, () => void restore(ids)),
  })
}

/** Reads a document again that could not be read. */
export const useReadAgain = () =>
  useSaving({
    call: (id: string) => api.documents.readAgain({ id }),
    words: 'The document could not be read again.',
    changes: ['documents'],
  })

/** Hands the file as it was brought to the browser's downloads. */
export const useDownloadDocument = () =>
  useSaving({
    call: ({ id, version, name }: { id: string; version: number; name: string }) =>
      downloadFile(`/api/v1/documents/${id}/file?version=${version}`, {
        name,
        failure: 'The file could not be fetched. Try again in a moment.',
      }),
    words: 'The file could not be fetched.',
  })
