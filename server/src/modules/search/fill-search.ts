import type { Services } from '../../platform/context.ts'
import { embedPassages } from './embeddings/embed-passages.ts'
import { keepMeanings } from './related/keep-meanings.ts'

type Around = Pick<Services, 'config' | 'database' | 'log'>
const POLL_MS = 60_000

/** Puts what was there before there was a search into it, a kind of an organization at a time. */
async function fillOne({ database }: Around): Promise<boolean> {
  const { rows } = await database.pool.query<{ filled: boolean }>(
    'select app.fill_search() as filled',
  )
  return rows[0]!.filled
}

async function fillAll(around: Around): Promise<void> {
  while (await fillOne(around)) await keepMeanings(around)
  await keepMeanings(around)
}

/** Work beside requests: woken while it is at it, it begins once more when it is through. */
function beside(work: () => Promise<void>): { wake: () => void; through: () => Promise<void> } {
  let working: Promise<void> | null = null
  let again = false
  let closing = false
  const wake = (): void => {
    again = true
    if (working || closing) return
    again = false
    working = work().finally(() => {
      working = null
      if (again) wake()
    })
  }
  const through = async (): Promise<void> => {
    closing = true
    await working
  }
  return { wake, through }
}

/** Works as soon as something is written, beside the request that wrote it, and looks every minute for what another server left. */
export async function fillSearch(around: Around): Promise<{ close: () => Promise<void> }> {
  const { database, log } = around
  const stop = new AbortController()
  const failed = (error: unknown): void => {
    if (!stop.signal.aborted) log.error({ err: error }, 'the search was not filled')
  }
  const filling = beside(() => fillAll(around).catch(failed))
  // A provider takes its time: what needs none is not kept waiting by it.
  const waiting = new Set<string>()
  const embedding = beside(() => embedWaiting(around, waiting, stop.signal).catch(failed))
  const wake = (orgId: string): void => {
    if (orgId) waiting.add(orgId)
    filling.wake()
    embedding.wake()
  }
  const timer = setInterval(() => wake(''), POLL_MS)
  timer.unref()
  const deafen = await database.listen('sextant_search', wake)
  for (const orgId of await organizationsThatEmbed(around)) waiting.add(orgId)
  wake('')
  return {
    close: async () => {
      clearInterval(timer)
      stop.abort()
      // What is under way still asks.
      await filling.through()
      await embedding.through()
      await deafen()
    },
  }
}

/** All that may have passages which wait: something may have been left while nobody listened. */
async function organizationsThatEmbed({ config, database }: Around): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select * from app.organizations_that_embed($1) as id',
    [config.aiEmbedding !== null],
  )
  return rows.map(({ id }) => id)
}

/** One organization after another: of those that wrote something, and those whose turn is due again. */
async function embedWaiting(
  around: Around,
  waiting: Set<string>,
  stop: AbortSignal,
): Promise<void> {
  const { rows } = await around.database.pool.query<{ id: string }>(
    'select * from app.embedding_turns_due() as id',
  )
  for (const { id } of rows) waiting.add(id)
  for (const orgId of waiting) {
    stop.throwIfAborted()
    waiting.delete(orgId)
    if (await embedPassages(around, orgId, stop)) waiting.add(orgId)
  }
}
