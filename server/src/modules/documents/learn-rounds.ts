import type { Services } from '../../platform/context.ts'
import { aiFor } from '../ai/index.ts'
import { type Learned, learnByModel, type ToLearn } from './learn-by-model.ts'

type Around = Pick<Services, 'database' | 'config' | 'log' | 'now'>
type Version = Pick<ToLearn, 'org_id' | 'document_id' | 'version'>

async function note(
  { database }: Around,
  { org_id: orgId, document_id: id, version }: Version,
  { state, by, note: words }: Omit<Learned, 'state'> & { state: Learned['state'] | 'waiting' },
): Promise<void> {
  await database.pool.query('select app.note_learning($1, $2, $3, $4, $5, $6)', [
    orgId,
    id,
    version,
    state,
    by,
    words,
  ])
}

/** Has a version wait for a language model where one was chosen; says why where that one may not be used. */
export async function waitForModel(
  around: Around,
  version: Version & Pick<ToLearn, 'client_id'>,
): Promise<void> {
  const place = { orgId: version.org_id, clientId: version.client_id }
  const { choice, notice } = await aiFor(around, place)
  if (choice) await note(around, version, { state: 'waiting', by: null, note: null })
  else if (notice) await note(around, version, { state: 'failed', by: null, note: notice })
}

async function learnOne(around: Around, told: ToLearn, stop: AbortSignal): Promise<void> {
  try {
    await note(around, told, await learnByModel(around, told, stop))
  } catch (error) {
    // The next server goes on where this one was ended.
    if (stop.aborted) return note(around, told, { state: 'waiting', by: null, note: null })
    around.log.warn({ err: error }, 'a document was not looked through by a language model')
    const words = 'Something went wrong while a language model looked it through. Try again.'
    await note(around, told, { state: 'failed', by: null, note: words })
  }
}

async function claim({ database }: Around): Promise<ToLearn | undefined> {
  const { rows } = await database.pool.query<ToLearn>('select * from app.claim_learning()')
  return rows[0]
}

/** Has all that waits looked through, one document after the other, until the server ends. */
export async function learnWaiting(around: Around, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const next = await claim(around)
    if (!next) return
    await learnOne(around, next, stop)
  }
}
