import type { Services } from '../../../platform/context.ts'
import { DIMENSIONS, meaningOf, MODEL } from './meaning.ts'

/** At a time: a hundredth of a second of work, so that requests come between. */
const AT_ONCE = 200

type Passage = { org_id: string; id: string; words: string }

/** Says of all passages that wait what they are about. */
export async function keepMeanings({ database }: Pick<Services, 'database'>): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query<Passage>(
      'select * from app.entries_without_meaning($1)',
      [AT_ONCE],
    )
    if (rows.length === 0) return
    await database.pool.query('select app.keep_meanings($1, $2, $3, $4, $5)', [
      rows.map(row => row.org_id),
      rows.map(row => row.id),
      rows.map(({ words }) => Buffer.from(meaningOf(words) ?? []).toString('hex')),
      MODEL,
      DIMENSIONS,
    ])
  }
}
