import { DOCUMENT_BYTES, type DocumentKind } from '@sextant/contracts/document-kinds'
import type {
  DeletedDocumentRow,
  DocumentDetail,
  DocumentPage,
  DocumentRow,
} from '@sextant/contracts/documents/rows'
import { rowsOf } from '@sextant/database/call'
import type { Context as HonoContext } from 'hono'
import { callFunction } from '../../platform/call-function.ts'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { followNews } from '../../platform/follow-news.ts'
import { bodyOfAtMost, type Routes, uuidParam } from '../../platform/requests.ts'
import { FileGone, fileKey } from '../../platform/store/store.ts'
import { addDocument, replaceDocument } from './keep-file.ts'

export { type Around as ReadingServices, readWaiting, startReading } from './read-rounds.ts'

type Signed = Context & { token: string }
const { documents } = api

const read = (context: Signed, id: string): Promise<DocumentDetail> =>
  callFunction<DocumentDetail>(context, 'read_document', id)

export const documentRouter = {
  list: documents.list.use(withToken).handler(async ({ input, context }) => {
    const rows = await rowsOf<{ list_documents: DocumentRow }>(
      context.database.pool,
      context,
      'list_documents',
      input.client_id ?? null,
      input.campaign_id ?? null,
      input.words || null,
      input.tag || null,
      input.state ?? null,
      input.limit,
      input.offset,
    )
    return rows.map(({ list_documents }) => list_documents)
  }),
  deleted: documents.deleted.use(withToken).handler(async ({ input, context }) => {
    const rows = await rowsOf<{ list_deleted_documents: DeletedDocumentRow }>(
      context.database.pool,
      context,
      'list_deleted_documents',
      input.client_id ?? null,
      input.campaign_id ?? null,
    )
    return rows.map(({ list_deleted_documents }) => list_deleted_documents)
  }),
  read: documents.read.use(withToken).handler(({ input, context }) => read(context, input.id)),
  page: documents.page
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<DocumentPage>(
        context,
        'document_page',
        input.id,
        input.version ?? null,
        input.page,
      ),
    ),
  update: documents.update.use(withToken).handler(async ({ input, context }) => {
    const { id, name, tags, campaign_id, expires_on, shared } = input
    const cleared = Object.entries({ campaign_id, expires_on }).flatMap(([field, value]) =>
      value === null ? [field] : [],
    )
    await callFunction(
      context,
      'update_document',
      id,
      name ?? null,
      tags ?? null,
      campaign_id ?? null,
      expires_on ?? null,
      shared ?? null,
      cleared,
    )
    return read(context, id)
  }),
  readAgain: documents.readAgain.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'read_document_again', input.id)
    return input
  }),
  remove: documents.remove.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'delete_documents', input.ids)
    return input
  }),
  restore: documents.restore.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'restore_documents', input.ids)
    return input
  }),
}

const UUID = /^[0-9a-f-]{36}$/i
/** An id of the query, or null. Throws BAD_REQUEST for what is none. */
function idOf(c: HonoContext, name: string): string | null {
  const id = c.req.query(name)
  if (!id) return null
  if (!UUID.test(id))
    throw fail('BAD_REQUEST', undefined, { issues: [{ path: [name], message: 'Invalid id' }] })
  return id
}

const broughtBy = async (c: HonoContext) => ({
  name: c.req.query('name') ?? '',
  bytes: new Uint8Array(await c.req.arrayBuffer()),
})

/** POST /documents?name=&client_id=&campaign_id= and POST /documents/{id}/versions?name=: a file as the body. Its limit is its own, so it comes before that of every other body. */
export const documentUploads: Routes = (hono, { signed }) => {
  const within = bodyOfAtMost(DOCUMENT_BYTES)
  hono.post('/api/v1/documents', within, async c => {
    const context = signed(c)
    const place = { clientId: idOf(c, 'client_id'), campaignId: idOf(c, 'campaign_id') }
    const { id, isNew } = await addDocument(context, place, await broughtBy(c))
    return c.json({ id, is_new: isNew }, isNew ? 201 : 200)
  })
  hono.post('/api/v1/documents/:id/versions', within, async c =>
    c.json(await replaceDocument(signed(c), uuidParam(c), await broughtBy(c)), 201),
  )
}

type Stored = {
  org_id: string
  sha256: string
  kind: DocumentKind
  file_name: string
}

/** What a file is sent as. A web page or text is never sent as something that a browser would run. */
const SENT_AS: Partial<Record<DocumentKind, string>> = { pdf: 'application/pdf' }

/** GET /documents/{id}/file?version=: the file as it was brought, to keep. */
async function sendFile(context: Signed, id: string, version: string | undefined) {
  const number = version === undefined ? null : Number(version)
  if (number !== null && !(Number.isSafeInteger(number) && number > 0 && number < 2 ** 31))
    throw fail('BAD_REQUEST', undefined, {
      issues: [{ path: ['version'], message: 'Invalid version' }],
    })
  const stored = await callFunction<Stored>(context, 'document_file', id, number)
  const key = fileKey(context.config, stored.org_id, stored.sha256)
  const bytes = await context.store.read(key).catch((error: unknown) => {
    if (error instanceof FileGone) throw fail('NOT_FOUND', 'The file is not in the store any more.')
    throw error
  })
  const plain = stored.file_name.replaceAll(/[^\w .-]+/g, '_')
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': SENT_AS[stored.kind] ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(stored.file_name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    },
  })
}

/** Files of documents, and GET /realtime/documents: which of them changed, for those who work there. */
export const documentFileRoutes: Routes = (hono, { signed, services }) => {
  hono.get('/api/v1/documents/:id/file', c =>
    sendFile(signed(c), uuidParam(c), c.req.query('version')),
  )
  hono.get('/api/v1/realtime/documents', c =>
    followNews(signed(c), services.documentNews, { event: 'documents', ears: 'working' }),
  )
}
