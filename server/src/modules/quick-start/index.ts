import { valueOf } from '@sextant/database/call'
import { api, withToken } from '../../platform/context.ts'
import { thinkingOf } from '../thinking/index.ts'
import { readStart } from './read-start.ts'

const start = api.quickStart

export const quickStartRouter = {
  understand: start.understand
    .use(withToken)
    .handler(({ input, context }) => readStart(context, input.answers, input.clientId ?? null)),

  figures: start.figures.use(withToken).handler(async ({ input, context }) => {
    const userId = await valueOf<string>(context.database.pool, context, 'user_id')
    const today = context.now().toISOString().slice(0, 10)
    return thinkingOf(userId).figuresTyped(input.texts, input.currency, today)
  }),
}
