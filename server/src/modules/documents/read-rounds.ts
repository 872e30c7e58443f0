import type { DocumentKind } from '@sextant/contracts/document-kinds'
import type { Services } from '../../platform/context.ts'
import { FileGone, fileKey } from '../../platform/store/store.ts'
import { learnFacts } from './learn-facts.ts'
import { readApart } from './reading/read-apart.ts'
import { Unreadable } from './reading/read-text.ts'

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

/** Reads as soon as something is brought, and looks every minute for what another server left. */
export async function startReading(around: Around): Promise<{ close: () => Promise<void> }> {
  let working: Promise<void> | null = null
  let again = false
  let closing = false
  const work = async (): Promise<void> => {
    do {
      again = false
      await readingRound(around)
    } while (again && !closing)
  }
  const wake = (): void => {
    again = true
    if (working || closing) return
    working = work()
      .catch((error: unknown) => around.log.error({ err: error }, 'documents could not be read'))
      .finally(() => {
        working = null
        // Something was brought between the last look and here.
        if (again) wake()
      })
  }
  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  const deafen = await around.database.listen('sextant_documents', payload => {
    if ((JSON.parse(payload) as { state: string }).state === 'waiting') wake()
  })
  wake()
  return {
    close: async () => {
      closing = true
      clearInterval(timer)
      await deafen()
      await working
    },
  }
}
