import type { ApprovalRow, Portal, PortalMessage } from '@sextant/contracts/portal/routes'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'

const portal = api.portal
const messages = { name: 'portal-message', points: 60, seconds: 600 }
const questions = { name: 'approval', points: 120, seconds: 3600 }
const done = { done: true } as const

export const portalRouter = {
  read: portal.read
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<Portal>(context, 'read_portal', input.client_id ?? null),
    ),
  messages: portal.messages
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<PortalMessage[]>(context, 'read_portal_messages', input.client_id ?? null),
    ),
  say: portal.say.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, messages)
    return callFunction<PortalMessage>(
      context,
      'say_in_portal',
      input.client_id ?? null,
      input.id ?? null,
      input.body,
    )
  }),
  readMessages: portal.readMessages.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'mark_portal_read', input.client_id ?? null)
    return done
  }),
  approvals: portal.approvals
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<ApprovalRow[]>(
        context,
        'list_approvals',
        input.client_id ?? null,
        input.campaign_id ?? null,
        input.output_id ?? null,
        input.status ?? null,
      ),
    ),
  ask: portal.ask.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, questions)
    return callFunction<ApprovalRow>(
      context,
      'ask_approval',
      'campaign_id' in input ? input.campaign_id : null,
      'output_id' in input ? input.output_id : null,
      input.note,
    )
  }),
  decide: portal.decide
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<ApprovalRow>(
        context,
        'decide_approval',
        input.id,
        input.decision,
        input.comment,
      ),
    ),
  withdraw: portal.withdraw
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<ApprovalRow>(context, 'withdraw_approval', input.id),
    ),
}
