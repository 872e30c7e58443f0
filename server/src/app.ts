import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { onError, ORPCError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@sextant/contracts/contract'
import { BODY_MAX } from '@sextant/contracts/limits'
import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { exportOutput } from './modules/agent-outputs/export/index.ts'
import { agentOutputRouter } from './modules/agent-outputs/index.ts'
import { agentSessionRouter, followEvents, readMessages, sendMessage } from './modules/agent-sessions/index.ts'
import { RunEngine } from './modules/agent-sessions/run-engine.ts'
import { businessContextRouter } from './modules/business-context/index.ts'
import { campaignRouter } from './modules/campaigns/index.ts'
import { health } from './modules/health/index.ts'
import { identityRouter } from './modules/identity/index.ts'
import { invitationRouter, withDetail } from './modules/invitations/index.ts'
import { acceptOrder } from './modules/operator/index.ts'
import { rpcRouter } from './modules/rpc/index.ts'
import { type Auth, openAuth, serveAuth } from './platform/auth.ts'
import { apiDocsPage } from './platform/api-docs.ts'
import { api, bearerToken, type Context, type Services } from './platform/context.ts'
import { contractForm, errorBody, errorResponse, fail, isUnexpected, toContractError } from './platform/errors.ts'
import { securityHeaders } from './platform/security-headers.ts'
import { serveWeb } from './platform/serve-web.ts'
import { VERSION } from './version.ts'

export type App = { hono: Hono; engine: RunEngine; auth: Auth }

/** The whole HTTP surface over given services. */
export function createApp(services: Services): App {
  const engine = new RunEngine(services)
  const auth = openAuth(services.config, services.database)
  const handler = apiHandler(services, engine)
  const hono = new Hono()
  hono.use(securityHeaders(services.config))
  hono.onError(error => reportError(services, error))

  const contextOf = (c: HonoContext): Context => ({ ...services, token: bearerToken(c.req.header('authorization')), address: addressOf(c, services.config.trustProxy) })
  const signed = (c: HonoContext): Context & { token: string } => {
    const context = contextOf(c)
    if (!context.token) throw fail('UNAUTHORIZED')
    return { ...context, token: context.token }
  }
  const limit = bodyLimit({ maxSize: BODY_MAX, onError: () => errorResponse(fail('PAYLOAD_TOO_LARGE')) })

  hono.on(['GET', 'POST'], '/api/auth/*', limit, async c => contractForm(await serveAuth(auth, c.req.raw, addressOf(c, services.config.trustProxy))))
  hono.use('/api/v1/*', limit)
  hono.post('/api/v1/agent-sessions/:id/messages', async c => sendMessage(signed(c), uuidParam(c), await jsonBody(c), engine))
  hono.get('/api/v1/agent-sessions/:id/events', c => followEvents(signed(c), uuidParam(c), cursorOf(c)))
  hono.get('/api/v1/agent-outputs/:id/export', c => exportOutput(signed(c), uuidParam(c), c.req.query('format') ?? ''))
  hono.get('/api/v1/openapi.json', async c => c.json(await openApi(services)))
  hono.get('/api/docs', async c => c.html(apiDocsPage((await openApi(services)) as Parameters<typeof apiDocsPage>[0])))
  hono.all('/api/v1/*', async c => {
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api/v1', context: contextOf(c) })
    if (!matched) return errorResponse(fail('NOT_FOUND'))
    return c.req.path === '/api/v1/invitations/request' ? withDetail(response) : c.newResponse(response.body, response)
  })
  hono.post('/api/operator/invitations', limit, async c => c.json(await acceptOrder(services, await jsonBody(c))))
  hono.all('/api/*', () => errorResponse(fail('NOT_FOUND')))
  serveWeb(hono, services.config)
  return { hono, engine, auth }
}

function apiHandler(services: Services, engine: RunEngine): OpenAPIHandler<Context> {
  const router = api.router({ health, identity: identityRouter, invitations: invitationRouter, rpc: rpcRouter, businessContext: businessContextRouter, agentSessions: agentSessionRouter(engine), agentOutputs: agentOutputRouter(readMessages), campaigns: campaignRouter })
  return new OpenAPIHandler(router, {
    clientInterceptors: [
      async options => {
        try {
          return await options.next()
        } catch (error) {
          const known = toContractError(error)
          if (isUnexpected(known)) services.log.error({ err: error, path: options.path.join('.') }, 'a request failed')
          throw known
        }
      },
    ],
    interceptors: [onError(error => {
      if (!(error instanceof ORPCError)) services.log.error({ err: error }, 'a request failed')
    })],
    customErrorResponseBodyEncoder: error => errorBody(toContractError(error)),
  })
}

function reportError(services: Services, error: unknown): Response {
  const known = toContractError(error)
  if (isUnexpected(known)) services.log.error({ err: error }, 'a request failed')
  return errorResponse(known)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
function uuidParam(c: HonoContext): string {
  const id = c.req.param('id') ?? ''
  if (!UUID.test(id)) throw fail('BAD_REQUEST', undefined, { issues: [{ path: ['id'], message: 'Invalid id' }] })
  return id
}

/** `after`, or the Last-Event-ID of a reconnecting EventSource; 0 reads from the beginning. */
function cursorOf(c: HonoContext): number {
  const after = Number(c.req.query('after') ?? c.req.header('last-event-id') ?? 0)
  if (!Number.isSafeInteger(after) || after < 0) throw fail('BAD_REQUEST', undefined, { issues: [{ path: ['after'], message: 'Invalid cursor' }] })
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
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || ((c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress ?? 'unknown')
}

let document: Promise<unknown> | null = null
const openApi = (services: Services): Promise<unknown> =>
  (document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, { info: { title: `${services.config.appName} API`, version: VERSION }, servers: [{ url: '/api/v1' }], security: [{ bearer: [] }], components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } } }))
