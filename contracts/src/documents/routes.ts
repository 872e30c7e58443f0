import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { SEARCH_MAX } from '../limits.ts'
import { uuid } from '../rows.ts'
import { DOCUMENT_STATES, DOCUMENT_TAG_MAX, DOCUMENTS_AT_ONCE } from '../document-kinds.ts'
import {
  deletedDocumentRow,
  documentDetail,
  documentName,
  documentPage,
  documentRow,
  documentTags,
} from './rows.ts'

const byId = z.object({ id: uuid })
const byIds = z.object({ ids: z.array(uuid).min(1).max(DOCUMENTS_AT_ONCE) })
const count = z.coerce.number().int()

/** Files come as the body of POST /documents?name= and POST /documents/{id}/versions?name=, and leave by GET /documents/{id}/file. */
export const documentRoutes = {
  list: endpoint
    .route({
      method: 'GET',
      path: '/documents',
      summary: 'Documents in reach, those changed last first',
    })
    .input(
      z.object({
        client_id: uuid.optional(),
        campaign_id: uuid.optional(),
        words: z.string().trim().max(SEARCH_MAX).optional(),
        tag: z.string().trim().max(DOCUMENT_TAG_MAX).optional(),
        state: z.enum(DOCUMENT_STATES).optional(),
        limit: count.min(1).max(200).default(100),
        offset: count.min(0).max(1_000_000).default(0),
      }),
    )
    .output(z.array(documentRow)),
  deleted: endpoint
    .route({
      method: 'GET',
      path: '/documents/deleted',
      summary: 'Documents that were deleted and can still be brought back',
    })
    .input(z.object({ client_id: uuid.optional(), campaign_id: uuid.optional() }))
    .output(z.array(deletedDocumentRow)),
  read: endpoint
    .route({
      method: 'GET',
      path: '/documents/{id}',
      summary: 'A document: its versions, what was read in it, which deliverables rest on it',
    })
    .input(byId)
    .output(documentDetail),
  page: endpoint
    .route({
      method: 'GET',
      path: '/documents/{id}/pages/{page}',
      summary: 'The text of one page, with where its lines stand',
    })
    .input(
      byId.extend({
        page: count.min(1).max(100_000),
        version: count.min(1).max(1_000_000).optional(),
      }),
    )
    .output(documentPage),
  update: endpoint
    .route({
      method: 'PATCH',
      path: '/documents/{id}',
      summary: 'Change name, tags, campaign, the day it is asked after, or who sees it',
    })
    .input(
      byId.extend({
        name: documentName.optional(),
        tags: documentTags.optional(),
        campaign_id: uuid.nullable().optional(),
        expires_on: z.iso.date().nullable().optional(),
        shared: z.boolean().optional(),
      }),
    )
    .output(documentDetail),
  readAgain: endpoint
    .route({
      method: 'POST',
      path: '/documents/{id}/read',
      summary: 'Read a document again that could not be read, or ask the language model once more',
    })
    .input(byId)
    .output(byId),
  remove: endpoint
    .route({
      method: 'POST',
      path: '/documents/delete',
      summary: 'Delete documents, with what was read in them; for a day that can be taken back',
    })
    .input(byIds)
    .output(byIds),
  restore: endpoint
    .route({
      method: 'POST',
      path: '/documents/restore',
      summary: 'Take a deletion back',
    })
    .input(byIds)
    .output(byIds),
}
