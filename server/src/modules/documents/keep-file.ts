import { createHash } from 'node:crypto'
import { DOCUMENT_BYTES, DOCUMENT_NAME_MAX } from '@sextant/contracts/document-kinds'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { plainFileName } from '../../platform/file-name.ts'
import { fileKey, StoreUnusable } from '../../platform/store/store.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { callFunction } from '../../platform/call-function.ts'
import { kindOfFile } from './kind-of-file.ts'

type Signed = Context & { token: string }
/** Files of one person: a folder of a thousand takes a while, and no more. */
const uploads = { name: 'document', points: 600, seconds: 600 }

export type Brought = { name: string; bytes: Uint8Array }
type Added = { id: string; version: number | null; is_new: boolean }

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** What a document is called before anybody names it: its file, without what follows the last point. */
const nameOf = (fileName: string): string => fileName.replace(/\.[a-z0-9]{1,10}$/i, '') || fileName

/** Keeps a file in the store. It lies there before the database knows of it: what the database knows of can be read. */
async function keep(context: Signed, orgId: string, sha256: string, bytes: Uint8Array) {
  try {
    await context.store.keep(fileKey(context.config, orgId, sha256), bytes)
  } catch (error) {
    if (!(error instanceof StoreUnusable)) throw error
    context.log.error({ err: error }, 'a document could not be stored')
    throw fail(
      'UNPROCESSABLE',
      'The store of files is full or out of reach. Nothing was kept. Try again later.',
    )
  }
}

type Place = { clientId: string | null; campaignId: string | null }

/** Takes a file in as a new document; the same file again is the document that is there. */
export async function addDocument(
  context: Signed,
  { clientId, campaignId }: Place,
  brought: Brought,
): Promise<{ id: string; isNew: boolean }> {
  const orgId = await allowed(context, [clientId, campaignId, null], brought)
  const { file, kind, sha256 } = await described(brought)
  await keep(context, orgId, sha256, brought.bytes)
  const { id, is_new: isNew } = await callFunction<Added>(
    context,
    'add_document',
    clientId,
    campaignId,
    nameOf(file),
    file,
    kind,
    brought.bytes.length,
    sha256,
  )
  return { id, isNew }
}

/** Takes a file in as the newer version of a document. */
export async function replaceDocument(
  context: Signed,
  id: string,
  brought: Brought,
): Promise<{ id: string; version: number }> {
  const orgId = await allowed(context, [null, null, id], brought)
  const { file, kind, sha256 } = await described(brought)
  await keep(context, orgId, sha256, brought.bytes)
  const version = await callFunction<number>(
    context,
    'replace_document',
    id,
    file,
    kind,
    brought.bytes.length,
    sha256,
  )
  return { id, version }
}

/** Who may not add here, or brings too much, has nothing read or kept. Answers the organization. */
async function allowed(
  context: Signed,
  place: [string | null, string | null, string | null],
  { bytes }: Brought,
): Promise<string> {
  await withinOwnLimit(context, uploads)
  if (bytes.length > DOCUMENT_BYTES) throw fail('PAYLOAD_TOO_LARGE', TOO_LARGE)
  return callFunction<string>(context, 'may_add_document', ...place)
}

const TOO_LARGE = 'The file has more than 25 MB.'

async function described({ name, bytes }: Brought) {
  const file = plainFileName(name, DOCUMENT_NAME_MAX)
  return { file, kind: await kindOfFile(file, bytes), sha256: hashOf(bytes) }
}
