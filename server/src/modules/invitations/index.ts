import type { InvitedSignup } from '@sextant/contracts/invitations/routes'
import type { Routes } from '../../platform/requests.ts'
import { api } from '../../platform/context.ts'
import { offerBotCheck, passesBotCheck } from '../../platform/bot-check/index.ts'
import { fail } from '../../platform/errors.ts'
import { withinLimit } from '../../platform/within-limit.ts'
import { networkOf } from '../../platform/rate-limit.ts'

const HOUR = 3_600
const challenges = { name: 'bot-check', points: 60, seconds: HOUR }
const fromAddress = { name: 'invitation-address', points: 10, seconds: HOUR }
const openings = { name: 'invitation-opening', points: 30, seconds: 60 }
const forEmail = { name: 'invitation-email', points: 3, seconds: 24 * HOUR }

export const invitationRouter = {
  open: api.invitations.open.handler(async ({ input, context }) => {
    await withinLimit(context, openings, networkOf(context.address))
    const { rows } = await context.database.pool.query<{ known: InvitedSignup | null }>(
      'select app.open_invitation($1) as known',
      [input.key],
    )
    return rows[0]!.known
  }),
  botCheck: api.invitations.botCheck.handler(async ({ context }) => {
    await withinLimit(context, challenges, networkOf(context.address))
    return offerBotCheck(context)
  }),
  request: api.invitations.request.handler(async ({ input, context }) => {
    await withinLimit(context, fromAddress, networkOf(context.address))
    if (
      !(await passesBotCheck(context, {
        token: input.recaptchaToken,
        action: 'submit_invitation',
        address: context.address,
      }))
    )
      throw fail('BOT_CHECK_FAILED')
    // Over the limit of an email the answer stays the same: a refusal would tell a stranger that somebody asked before. The first request is on record either way.
    if ((await context.limits.take(forEmail, input.email)) === 0) {
      await context.database.pool.query('select app.request_invitation($1, $2, $3, $4, $5)', [
        input.email,
        input.companyName,
        input.organizationType,
        input.useCase,
        input.referralSource,
      ])
    }
    return { success: true }
  }),
}

export const invitationRoutes: Routes = hono => {
  hono.use('/api/v1/invitations/request', async (c, next) => {
    await next()
    c.res = await withDetail(c.res)
  })
}

type Refusal = { message?: string; data?: { issues?: { message: string }[] } }

/** This endpoint's answers always say `success`, and a refusal its reason as `detail`, beside the usual form of an error. Faults of ours have no detail. */
async function withDetail(response: Response): Promise<Response> {
  if (response.ok) return response
  const body = (await response.json().catch(() => ({}))) as Refusal
  const detail =
    response.status < 500 ? (body.data?.issues?.[0]?.message ?? body.message) : undefined
  return Response.json(
    { ...body, success: false, ...(detail ? { detail } : {}) },
    { status: response.status },
  )
}
