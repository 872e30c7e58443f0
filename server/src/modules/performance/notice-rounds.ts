import type { SourceSpan } from '@sextant/agents/figures/completeness'
import { asActor } from '@sextant/database/as-actor'
import { rowsWithin } from '@sextant/database/call'
import type { Services } from '../../platform/context.ts'
import { readCompany } from '../company/index.ts'
import { readFiguresKnown } from '../figures/index.ts'
import { thinkingOf } from '../thinking/index.ts'
import { keepNotice } from './keep-notice.ts'
import { gradeDue } from './predictions.ts'

type Around = Pick<Services, 'database' | 'now' | 'log'>
type Unseen = { org_id: string; client_id: string | null; user_id: string }

/** An import is looked at this long after it was finished: several that come together are looked at once. */
const GATHER_MS = 3_000
const POLL_MS = 60_000

/** Looks through the figures of one company in the name of whoever imported last, grades predictions whose time is over, and tells what stands out. */
async function lookThrough(
  around: Around,
  { org_id: orgId, client_id: clientId, user_id: userId }: Unseen,
): Promise<void> {
  const reader = { ...around, userId, orgId }
  await asActor(around.database.db, reader, async tx =>
    gradeDue(tx, clientId, await rowsWithin<SourceSpan>(tx, 'figures_state', clientId)),
  )
  const company = await readCompany(reader, clientId)
  const known = await asActor(around.database.db, reader, tx =>
    readFiguresKnown(tx, { clientId }, company),
  )
  // Its own turn: nobody's thoughts wait for what nobody asked.
  const notices = known ? await thinkingOf(`figures of ${orgId}`).noticesIn(known) : []
  for (const notice of notices)
    await asActor(around.database.db, reader, tx => keepNotice(tx, clientId, notice))
}

/** One look at all figures that changed since the last. */
export async function noticeRound(around: Around): Promise<void> {
  const { rows } = await around.database.pool.query<Unseen>(
    'select * from app.claim_figures_to_look_at()',
  )
  for (const unseen of rows)
    await lookThrough(around, unseen).catch((error: unknown) =>
      around.log.warn({ err: error }, 'figures were not looked through'),
    )
}

/** Looks soon after somebody brought figures, and every minute for what another server left. */
export async function startNoticing(around: Around): Promise<{ close: () => Promise<void> }> {
  let working: Promise<void> = Promise.resolve()
  let waiting: NodeJS.Timeout | undefined
  const look = (): void => {
    waiting = undefined
    working = working
      .then(() => noticeRound(around))
      .catch((error: unknown) => around.log.error({ err: error }, 'figures could not be looked at'))
  }
  const wake = (): void => {
    waiting ??= setTimeout(look, GATHER_MS)
  }
  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  const deafen = await around.database.listen('sextant_figures', wake)
  return {
    close: async () => {
      clearInterval(timer)
      clearTimeout(waiting)
      await deafen()
      await working
    },
  }
}
