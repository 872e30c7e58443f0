import type { Services } from '../../platform/context.ts'
import { keepMeanings } from './related/keep-meanings.ts'

type Around = Pick<Services, 'database' | 'log'>
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

/** Works as soon as something is written, beside the request that wrote it, and looks every minute for what another server left. */
export async function fillSearch(around: Around): Promise<{ close: () => Promise<void> }> {
  let working: Promise<void> | null = null
  let again = false
  let closing = false
  const wake = (): void => {
    again = true
    if (working || closing) return
    again = false
    working = fillAll(around)
      .catch((error: unknown) => around.log.error({ err: error }, 'the search was not filled'))
      .finally(() => {
        working = null
        if (again) wake()
      })
  }
  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  const deafen = await around.database.listen('sextant_search', wake)
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
