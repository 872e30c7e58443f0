import { asActor } from '@sextant/database/as-actor'
import { sql } from 'kysely'
import { api, withToken } from '../../platform/context.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'

const feedbackNotes = { name: 'feedback', points: 20, seconds: 3600 }

export const feedbackRouter = {
  send: api.feedback.send.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, feedbackNotes)
    return asActor(context.database.db, context, async tx => {
      const { rows } = await sql<{
        id: string
      }>`insert into public.feedback (org_id, user_id, kind, message, page, screenshot_id) values (app.org_id(), app.user_id(), ${input.kind}, ${input.message}, ${input.page}, ${input.screenshot_id}) returning id`.execute(
        tx,
      )
      return { id: rows[0]!.id }
    })
  }),
}
