import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'

const feedbackNotes = { name: 'feedback', points: 20, seconds: 3600 }

export const feedbackRouter = {
  send: api.feedback.send.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, feedbackNotes)
    const { kind, message, page, screenshot_id } = input
    return {
      id: await callFunction<string>(context, 'send_feedback', kind, message, page, screenshot_id),
    }
  }),
}
