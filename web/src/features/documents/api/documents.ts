import type {
  DeletedDocumentRow,
  DocumentDetail,
  DocumentPage,
  DocumentRow,
} from '@sextant/contracts/documents/rows'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { documentKeys } from './keys.ts'

/** Which documents: of a client or a campaign, with a tag, with words in their names. */
export type DocumentsWanted = {
  client_id?: string
  campaign_id?: string
  tag?: string
  words?: string
}
const PAGE = 100

/** Documents in reach, those changed last first, a hundred at a time. */
export const documentsQuery = (wanted: DocumentsWanted) =>
  infiniteQueryOptions({
    queryKey: documentKeys.list(wanted),
    meta: { shows: ['documents', 'campaigns', 'clients'] },
    queryFn: ({ pageParam }): Promise<DocumentRow[]> =>
      api.documents.list({ ...wanted, limit: PAGE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    placeholderData: keepPreviousData,
  })

/** What was deleted in the last day, of a client or a campaign or of all in reach. */
export const deletedDocumentsQuery = (of: Pick<DocumentsWanted, 'client_id' | 'campaign_id'>) =>
  queryOptions({
    queryKey: documentKeys.deleted(of),
    meta: { shows: ['documents'] },
    queryFn: (): Promise<DeletedDocumentRow[]> => api.documents.deleted(of),
  })

/** Documents of a client that its guests may read, at most two hundred. */
export const sharedDocumentsQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: documentKeys.shared(clientId),
    meta: { shows: ['documents'] },
    queryFn: (): Promise<DocumentRow[]> =>
      api.documents.list({ ...(clientId && { client_id: clientId }), limit: 200 }),
  })

/** A document with its versions, what was read in it, and what rests on it. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: documentKeys.one(id),
    meta: { shows: ['documents', 'company-facts', 'agent-outputs'] },
    queryFn: (): Promise<DocumentDetail> => api.documents.read({ id }),
  })

/** The text of a page of a version, which never changes. */
export const documentPageQuery = (id: string, version: number, page: number) =>
  queryOptions({
    queryKey: documentKeys.page(id, version, page),
    queryFn: (): Promise<DocumentPage> => api.documents.page({ id, version, page }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
