import type { QuickWinOpportunities } from '@sextant/contracts/quick-wins/routes'
import { valueOf } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { readCompany } from '../company/index.ts'
import { thinkingOf } from '../thinking/index.ts'

type Signed = Context & { token: string }

/** Plays that are under way, done or dropped in a company. */
export const settledPlays = (context: Signed, clientId: string | null): Promise<string[]> =>
  valueOf<string[]>(context.database.pool, context, 'settled_plays', clientId)

/** What would pay back within thirty days, by the confirmed facts as they stand. */
export async function opportunitiesOf(
  context: Signed,
  clientId: string | null,
): Promise<QuickWinOpportunities> {
  const company = await readCompany(context, clientId)
  const taken = await settledPlays(context, clientId)
  const userId = await valueOf<string>(context.database.pool, context, 'user_id')
  return thinkingOf(userId).quickWins(company, taken)
}
