import type { Services } from '../../platform/context.ts'

/** Puts what was there before there was a search into it, a kind of an organization at a time. Resolves once nothing waits, or it was told to stop. */
export function fillSearch({ database, log }: Pick<Services, 'database' | 'log'>): {
  close: () => Promise<void>
} {
  let closing = false
  const filling = (async () => {
    while (!closing) {
      const { rows } = await database.pool.query<{ filled: boolean }>(
        'select app.fill_search() as filled',
      )
      if (!rows[0]!.filled) return
    }
  })().catch((error: unknown) => log.error({ err: error }, 'the search could not be filled'))
  return {
    close: async () => {
      closing = true
      await filling
    },
  }
}
