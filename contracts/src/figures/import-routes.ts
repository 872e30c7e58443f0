import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../rows.ts'
import { fileAnswers, importDetail } from './import.ts'
import { importCounts } from './import-row.ts'

const byId = z.object({ id: uuid })
const place = z.coerce.number().int().min(1).max(1_000)

/** A draft of an import, until it is finished or thrown away. Its files come as the body of POST /figures/imports/{id}/files?name=. */
export const draftRoutes = {
  begin: endpoint
    .route({
      method: 'POST',
      path: '/figures/imports',
      summary: 'Begins an import; nothing of it counts before it is finished',
    })
    .input(z.object({ client_id: uuid.optional() }))
    .output(byId),
  readImport: endpoint
    .route({
      method: 'GET',
      path: '/figures/imports/{id}',
      summary: 'An import: what its files are, what is asked, what it would change',
    })
    .input(byId)
    .output(importDetail),
  answerFile: endpoint
    .route({
      method: 'PUT',
      path: '/figures/imports/{id}/files/{place}',
      summary: 'Says how a file is read: columns, order of dates, currency; it is read again',
    })
    .input(byId.extend({ place, answers: fileAnswers }))
    .output(byId),
  dropFile: endpoint
    .route({
      method: 'DELETE',
      path: '/figures/imports/{id}/files/{place}',
      summary: 'Takes a file out of a draft',
    })
    .input(byId.extend({ place }))
    .output(byId),
  finish: endpoint
    .route({
      method: 'POST',
      path: '/figures/imports/{id}/finish',
      summary: 'Makes a draft count: all of it, or nothing',
    })
    .input(byId)
    .output(z.object({ id: uuid, counts: importCounts })),
  discard: endpoint
    .route({
      method: 'DELETE',
      path: '/figures/imports/{id}',
      summary: 'Throws a draft away',
    })
    .input(byId)
    .output(byId),
}
