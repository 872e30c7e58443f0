import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { onError, ORPCError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@sextant/contracts/contract'
import { BODY_MAX, IMAGE_UPLOAD_MAX } from '@sextant/contracts/limits'
import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { exportOutput } from './modules/agent-outputs/export/index.ts'
import { agentOutputRouter } from './modules/agent-outputs/index.ts'
import {
  agentSessionRouter,
  followEvents,
  readMessages,
  sendMessage,
} from './modules/agent-sessions/index.ts'
import { RunEngine } from './modules/agent-sessions/run-engine.ts'
import { businessContextRouter } from './modules/business-context/index.ts'
import { brandingRouter } from './modules/branding/index.ts'
import { campaignRouter, followCampaigns } from './modules/campaigns/index.ts'
import { clientRouter, exportClients } from './modules/clients/index.ts'
import { health } from './modules/health/index.ts'
import { exportMyData, identityRouter } from './modules/identity/index.ts'
import { invitationRouter, withDetail } from './modules/invitations/index.ts'
import { auditRouter, exportAudit } from './modules/audit/index.ts'
import { feedbackRouter } from './modules/feedback/index.ts'
import { readImage, uploadImage } from './modules/images/index.ts'
import { serveMailbox } from './modules/mailbox/index.ts'
import { notificationRouter } from './modules/notifications/index.ts'
import { acceptOrder } from './modules/operator/command-line.ts'
import { operatorRouter, readScreenshot } from './modules/operator/index.ts'
import { portalRouter } from './modules/portal/index.ts'
import { savedViewRouter } from './modules/saved-views/index.ts'
import { teamRouter } from './modules/team/index.ts'
import { rpcRouter } from './modules/rpc/index.ts'
import { type Auth, openAuth } from './platform/auth/open-auth.ts'
import { serveAuth } from './platform/auth/serve-auth.ts'
import { apiDocsPage } from './platform/api-docs.ts'
import { api, bearerToken, type Context, type Services } from './platform/context.ts'
import {
  contractForm,
  errorBody,
  errorResponse,
  fail,
  isUnexpected,
  toContractError,
} from './platform/errors.ts'
import { forwardedAddress } from './platform/rate-limit.ts'
import { neverStored, securityHeaders } from './platform/security-headers.ts'
import { serveWeb } from './platform/serve-web.ts'
import { VERSION } from './version.ts'

export type App = { hono: Hono; engine: RunEngine; auth: Auth }

/** The whole HTTP surface over given services. */
export function createApp(given: Omit<Services, 'checkPassword'>): App {
  const auth = openAuth(given.config, given.database, given.log)
  const services: Services = {
    ...given,
    checkPassword: (userId, password) => checkPassword(auth, userId, password),
  }
  const engine = new RunEngine(services)
  const handler = apiHandler(services, engine)
  const hono = new Hono()
  hono.use(securityHeaders(services.config))
  hono.use('/api/*', neverStored)
  hono.onError(error => reportError(services, error))

  const contextOf = (c: HonoContext): Context => ({
    ...services,
    token: bearerToken(c.req.header('authorization')),
    address: addressOf(c, services.config.trustProxy),
  })
  const signed = (c: HonoContext): Context & { token: string } => {
    const context = contextOf(c)
    if (!context.token) throw fail('UNAUTHORIZED')
    return { ...context, token: context.token }
  }
  const pictureLimit = bodyLimit({
    maxSize: IMAGE_UPLOAD_MAX,
    onError: () => errorResponse(fail('PAYLOAD_TOO_LARGE')),
  })
  const limit = bodyLimit({
    maxSize: BODY_MAX,
    onError: () => errorResponse(fail('PAYLOAD_TOO_LARGE')),
  })

  hono.on(['GET', 'POST', 'DELETE'], '/api/auth/*', limit, async c =>
    contractForm(
      await serveAuth(auth, services.database, c.req.raw, addressOf(c, services.config.trustProxy)),
    ),
  )
  hono.post('/api/v1/images', pictureLimit, c =>
    uploadImage(
      signed(c),
      c.req.query('purpose') ?? '',
      c.req.query('client_id') ?? null,
      c.req.raw,
    ),
  )
  hono.use('/api/v1/*', limit)
  hono.get('/api/v1/images/:id', c => readImage(signed(c), uuidParam(c)))
  hono.get('/api/v1/me/export', c => exportMyData(signed(c)))
  hono.get('/api/v1/audit/export.csv', c => exportAudit(signed(c), c.req.query()))
  hono.get('/api/v1/clients/export.csv', c => exportClients(signed(c), c.req.query()))
  hono.get('/api/v1/realtime/campaigns', c => followCampaigns(signed(c)))
  hono.get('/api/v1/operator/feedback/:id/screenshot', c => readScreenshot(signed(c), uuidParam(c)))
  hono.post('/api/v1/agent-sessions/:id/messages', async c =>
    sendMessage(signed(c), uuidParam(c), await jsonBody(c), engine),
  )
  hono.get('/api/v1/agent-sessions/:id/events', c =>
    followEvents(signed(c), uuidParam(c), cursorOf(c)),
  )
  hono.get('/api/v1/agent-outputs/:id/export', c =>
    exportOutput(signed(c), uuidParam(c), c.req.query('format') ?? ''),
  )
  hono.get('/api/v1/openapi.json', async c => c.json(await openApi(services)))
  hono.get('/api/docs', async c =>
    c.html(apiDocsPage((await openApi(services)) as Parameters<typeof apiDocsPage>[0])),
  )
  hono.all('/api/v1/*', async c => {
    const { matched, response } = await handler.handle(c.req.raw, {
      prefix: '/api/v1',
      context: contextOf(c),
    })
    if (!matched) return errorResponse(fail('NOT_FOUND'))
    return c.req.path === '/api/v1/invitations/request'
      ? withDetail(response)
      : c.newResponse(response.body, response)
  })
  hono.post('/api/operator/orders', limit, async c =>
    c.json(await acceptOrder(services, new URL(c.req.url).origin, await jsonBody(c))),
  )
  if (services.config.mailbox)
    serveMailbox(hono, services.database, services.config.appName, c => addressOf(c, false))
  hono.all('/api/*', () => errorResponse(fail('NOT_FOUND')))
  serveWeb(hono, services.config)
  return { hono, engine, auth }
}

function apiHandler(services: Services, engine: RunEngine): OpenAPIHandler<Context> {
  const router = api.router({
    health,
    identity: identityRouter,
    invitations: invitationRouter,
    rpc: rpcRouter,
    businessContext: businessContextRouter,
    agentSessions: agentSessionRouter(engine),
    agentOutputs: agentOutputRouter(readMessages),
    clients: clientRouter,
    campaigns: campaignRouter,
    portal: portalRouter,
    branding: brandingRouter,
    savedViews: savedViewRouter,
    team: teamRouter,
    notifications: notificationRouter,
    feedback: feedbackRouter,
    audit: auditRouter,
    operator: operatorRouter,
  })
  return new OpenAPIHandler(router, {
    clientInterceptors: [
      async options => {
        try {
          return await options.next()
        } catch (error) {
          const known = toContractError(error)
          if (isUnexpected(known))
            services.log.error({ err: error, path: options.path.join('.') }, 'a request failed')
          throw known
        }
      },
    ],
    interceptors: [
      onError(error => {
        if (!(error instanceof ORPCError)) services.log.error({ err: error }, 'a request failed')
      }),
    ],
    customErrorResponseBodyEncoder: error => errorBody(toContractError(error)),
  })
}

async function checkPassword(auth: Auth, userId: string, password: string): Promise<boolean> {
  const { internalAdapter, password: hashing } = await auth.$context
  const account = await internalAdapter.findCredentialAccount(userId)
  return Boolean(account?.password) && hashing.verify({ hash: account!.password!, password })
}

function reportError(services: Services, error: unknown): Response {
  const known = toContractError(error)
  if (isUnexpected(known)) services.log.error({ err: error }, 'a request failed')
  return errorResponse(known)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
function uuidParam(c: HonoContext): string {
  const id = c.req.param('id') ?? ''
  if (!UUID.test(id))
    throw fail('BAD_REQUEST', undefined, { issues: [{ path: ['id'], message: 'Invalid id' }] })
  return id
}

/** `after`, or the Last-Event-ID of a reconnecting EventSource; 0 reads from the beginning. */
function cursorOf(c: HonoContext): number {
  const after = Number(c.req.query('after') ?? c.req.header('last-event-id') ?? 0)
  if (!Number.isSafeInteger(after) || after < 0)
    throw fail('BAD_REQUEST', undefined, {
      issues: [{ path: ['after'], message: 'Invalid cursor' }],
    })
  return after
}

async function jsonBody(c: HonoContext): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw fail('BAD_REQUEST')
  }
}

/** The caller's address as this server, or the proxy in front of it, sees it: of X-Forwarded-For only the last entry is the proxy's own, the others could say anything. */
function addressOf(c: HonoContext, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? forwardedAddress(c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
    : undefined
  return (
    forwarded ||
    ((c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
      ?.remoteAddress ??
      'unknown')
  )
}

let document: Promise<unknown> | null = null
const openApi = (services: Services): Promise<unknown> =>
  (document ??= new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  }).generate(contract, {
    info: { title: `${services.config.appName} API`, version: VERSION },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }))
