import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** What a document of a place is called when its client's people may see it. */
export const SHARED_DOCUMENT = 'Shared'

/** A document that was read, and one beside it that was shared, for one client or for the organization. */
export async function plantDocuments(
  owner: pg.PoolClient,
  at: readonly [orgId: string, clientId: string | null],
  ids: { documentId: string; factId: string },
  mark: string,
): Promise<void> {
  await plantDocument(owner, at, ids.documentId, mark, null)
  await plantDocument(owner, at, randomUUID(), SHARED_DOCUMENT, new Date())
  await owner.query(
    `insert into public.document_facts (org_id, client_id, fact_id, document_id, version, page, starts, quote) values ($1, $2, $3, $4, 1, 1, 0, $5)`,
    [...at, ids.factId, ids.documentId, mark],
  )
}

async function plantDocument(
  owner: pg.PoolClient,
  at: readonly [orgId: string, clientId: string | null],
  id: string,
  words: string,
  sharedAt: Date | null,
): Promise<void> {
  await owner.query(
    `insert into public.documents (org_id, client_id, id, name, shared_at) values ($1, $2, $3, $4, $5)`,
    [...at, id, words, sharedAt],
  )
  await owner.query(
    `insert into public.document_versions (org_id, client_id, document_id, version, file_name, kind, bytes, sha256, state, page_count) values ($1, $2, $3, 1, $4, 'txt', 9, repeat('a', 64), 'read', 1)`,
    [...at, id, words],
  )
  await owner.query(
    `insert into public.document_pages (org_id, client_id, document_id, version, page, words) values ($1, $2, $3, 1, 1, $4)`,
    [...at, id, words],
  )
  await owner.query(
    `insert into public.document_passages (org_id, client_id, document_id, version, page, place, starts, words) values ($1, $2, $3, 1, 1, 1, 0, $4)`,
    [...at, id, words],
  )
}
