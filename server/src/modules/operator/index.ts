import { acceptOrder } from './command-line.ts'
import { jsonBody, type Routes, uuidParam } from '../../platform/requests.ts'
import type {
  FeedbackRow,
  InvitationEntry,
  IsolationRun,
  MailRow,
} from '@sextant/contracts/operator/routes'
import { callFunction } from '../../platform/call-function.ts'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { pictureResponse } from '../images/index.ts'
import { testIsolation } from './test-isolation.ts'

type Page<T> = { total: number; items: T[] }
const done = { done: true } as const
const operator = api.operator

/** Every function behind these answers "does not exist" to whoever is not an operator. */
export const operatorRouter = {
  invitations: operator.invitations
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<Page<InvitationEntry> & { counts: Record<InvitationEntry['state'], number> }>(
        context,
        'operator_invitations',
        input.state ?? null,
        input.search?.trim() || null,
        input.limit,
        input.offset,
      ),
    ),
  invite: operator.invite
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<InvitationEntry>(context, 'operator_invite', input.email),
    ),
  decide: operator.decide
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<InvitationEntry[]>(context, 'operator_decide', input.emails, input.decision),
    ),
  resend: operator.resend
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<InvitationEntry>(context, 'operator_resend', input.email),
    ),
  log: operator.log.use(withToken).handler(({ input, context }) =>
    callFunction<
      Page<{
        id: number
        at: string
        actor: string
        action: string
        subject: string
        detail: Record<string, unknown>
      }>
    >(context, 'operator_log_page', input.limit, input.offset),
  ),
  mail: operator.mail
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<Page<MailRow> & { dead: number }>(
        context,
        'operator_mail',
        input.status ?? null,
        input.limit,
        input.offset,
      ),
    ),
  retryMail: operator.retryMail.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'operator_retry_mail', input.id)
    return done
  }),
  feedback: operator.feedback
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<Page<FeedbackRow>>(
        context,
        'operator_feedback',
        input.status ?? null,
        input.limit,
        input.offset,
      ),
    ),
  settleFeedback: operator.settleFeedback.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'operator_settle_feedback', input.id, input.status)
    return done
  }),
  isolation: operator.isolation
    .use(withToken)
    .handler(({ context }) => callFunction<IsolationRun[]>(context, 'isolation_history')),
  runIsolation: operator.runIsolation
    .use(withToken)
    .handler(({ context }) => testIsolation(context)),
}

export const operatorRoutes: Routes = (hono, { services, signed }) => {
  hono.get('/api/v1/operator/feedback/:id/screenshot', c => readScreenshot(signed(c), uuidParam(c)))
  hono.post('/api/operator/orders', async c =>
    c.json(await acceptOrder(services, new URL(c.req.url).origin, await jsonBody(c))),
  )
}

/** The picture somebody sent along. */
async function readScreenshot(
  context: Context & { token: string },
  feedbackId: string,
): Promise<Response> {
  const bytes = await callFunction<Buffer | null>(context, 'operator_screenshot', feedbackId)
  if (!bytes) throw fail('NOT_FOUND')
  return pictureResponse(bytes)
}
