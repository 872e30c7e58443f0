import type { StartAnswers, Understood } from '@sextant/contracts/quick-start/understood'
import { valueOf } from '@sextant/database/call'
import { api, type Context, withToken } from '../../platform/context.ts'
import { describedBy, readCompany } from '../company/index.ts'
import { thinkingOf } from '../thinking/index.ts'

const start = api.quickStart

export const quickStartRouter = {
  understand: start.understand
    .use(withToken)
    .handler(({ input, context }) => understoodOf(context, input.answers, input.clientId ?? null)),

  figures: start.figures.use(withToken).handler(async ({ input, context }) => {
    const userId = await valueOf<string>(context.database.pool, context, 'user_id')
    const today = context.now().toISOString().slice(0, 10)
    return thinkingOf(userId).figuresTyped(input.texts, input.currency, today)
  }),
}

/** What is read in the answers, in the money and the notation of their company; nothing is stored. */
async function understoodOf(
  context: Context & { token: string },
  answers: StartAnswers,
  clientId: string | null,
): Promise<Understood> {
  const company = await readCompany(context, clientId)
  const described = await describedBy(context, clientId)
  const userId = await valueOf<string>(context.database.pool, context, 'user_id')
  return thinkingOf(userId).understandStart(answers, company, described)
}
