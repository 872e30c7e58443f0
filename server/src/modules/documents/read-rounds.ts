import type { DocumentKind } from '@sextant/contracts/document-kinds'
import type { Services } from '../../platform/context.ts'
import { FileGone, fileKey } from '../../platform/store/store.ts'
import { learnFacts } from './learn-facts.ts'
import { learnWaiting, waitForModel } from './learn-rounds.ts'
import { readApart } from './reading/read-apart.ts'
import { Unreadable } from './reading/read-text.ts'
import { woken } from './woken.ts'

export type Around = Pick<Services, 'database' | 'config' | 'log' | 'now' | 'store'> & {
  /** Nobody is served meanwhile, and somebody waits for what is read. */
  hurried?: boolean
}
type Claimed = {
  org_id: string
  document_id: string
  version: number
  kind: DocumentKind
  sha256: string
  file_name: string
  client_id: string | null
  user_id: string | null
}

const POLL_MS = 60_000
/** Hours in which a deletion can be taken back. */
const UNDO_HOURS = 24

async function claim({ database }: Around): Promise<Claimed | undefined> {
  const { rows } = await database.pool.query<Claimed>('select * from app.claim_document()')
  return rows[0]
}

async function textOf({ store, config, hurried = false }: Around, claimed: Claimed) {
  try {
    const bytes = await store.read(fileKey(config, claimed.org_id, claimed.sha256))
    const job = { kind: claimed.kind, fileName: claimed.file_name, bytes }
    return await readApart(job, { hurried })
  } catch (error) {
    if (error instanceof FileGone)
      throw new Unreadable('The file is not in the store any more. Bring it again.', {
        cause: error,
      })
    throw error
  }
}

async function readOne(around: Around, claimed: Claimed): Promise<void> {
  const { database, log } = around
  const { org_id: orgId, document_id: id, version } = claimed
  try {
    const { pages, language, recognised, note } = await textOf(around, claimed)
    await database.pool.query('select app.keep_document_text($1, $2, $3, $4, $5, $6, $7)', [
      orgId,
      id,
      version,
      language,
      recognised,
      note,
      JSON.stringify(pages),
    ])
    // The text can be read and found already; what it tells comes after.
    await learnFacts(around, claimed, pages).catch((error: unknown) =>
      log.warn({ err: error }, 'a document was not looked through for facts'),
    )
    await waitForModel(around, claimed)
  } catch (error) {
    const isTheFile = error instanceof Unreadable
    if (!isTheFile) log.error({ err: error }, 'a document was not read')
    await database.pool.query('select app.fail_document($1, $2, $3, $4)', [
      orgId,
      id,
      version,
      isTheFile ? error.message : 'Something went wrong while it was read. Try again.',
    ])
  }
}

/** Takes files of documents that were deleted long enough ago out of the store. */
async function purge({ database, store, config, now }: Around): Promise<void> {
  const before = new Date(now().getTime() - UNDO_HOURS * 3_600_000).toISOString()
  const { rows } = await database.pool.query<{ org_id: string; sha256: string }>(
    'select * from app.purge_documents($1)',
    [before],
  )
  for (const { org_id: orgId, sha256 } of rows) await store.forget(fileKey(config, orgId, sha256))
}

/** Reads all that waits, one file after the other: a reader takes a whole core. */
export async function readWaiting(around: Around): Promise<void> {
  for (let next = await claim(around); next; next = await claim(around)) await readOne(around, next)
}

async function readingRound(around: Around): Promise<void> {
  await readWaiting(around)
  await purge(around)
}

/** Reads as soon as something is brought, has a language model look at what was read, and looks every minute for what another server left. */
export async function startReading(around: Around): Promise<{ close: () => Promise<void> }> {
  const { database, log } = around
  const ending = new AbortController()
  const reading = woken(
    () => readingRound(around),
    error => log.error({ err: error }, 'documents could not be read'),
  )
  // A model takes its time, and nobody's file waits for it.
  const learning = woken(
    () => learnWaiting(around, ending.signal),
    error => log.error({ err: error }, 'documents could not be looked through'),
  )
  const wakeBoth = (): void => {
    reading.wake()
    learning.wake()
  }
  const timer = setInterval(wakeBoth, POLL_MS)
  timer.unref()
  const deafen = await database.listen('sextant_documents', payload => {
    const { state } = JSON.parse(payload) as { state: string }
    if (state === 'waiting') reading.wake()
    if (state === 'learning') learning.wake()
  })
  wakeBoth()
  return {
    close: async () => {
      clearInterval(timer)
      await deafen()
      ending.abort()
      await Promise.all([reading.close(), learning.close()])
    },
  }
}
