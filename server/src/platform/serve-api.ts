import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { onError, ORPCError, type Router } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@sextant/contracts/contract'
import type { ErrorBody } from '@sextant/contracts/errors'
import type { Hono } from 'hono'
import { VERSION } from '../version.ts'
import { apiDocsPage } from './api-docs.ts'
import type { Context, Services } from './context.ts'
import {
  errorBody,
  errorHeaders,
  errorResponse,
  fail,
  isUnexpected,
  toContractError,
} from './errors.ts'
import type { Requests } from './requests.ts'

/** The router of the whole contract, as `api.router` makes it. */
type ApiRouter = Router<typeof contract, Context>

const PREFIX = '/api/v1'

/** Serves the contract, its description and the page that shows it. */
export function serveApi(hono: Hono, { services, contextOf }: Requests, router: ApiRouter): void {
  const handler = apiHandler(services, router)
  hono.get(`${PREFIX}/openapi.json`, async c => c.json(await openApi(services)))
  hono.get('/api/docs', async c =>
    c.html(apiDocsPage((await openApi(services)) as Parameters<typeof apiDocsPage>[0])),
  )
  hono.all(`${PREFIX}/*`, async c => {
    const { matched, response } = await handler.handle(c.req.raw, {
      prefix: PREFIX,
      context: contextOf(c),
    })
    if (!matched) return errorResponse(fail('NOT_FOUND'))
    return withWait(c.newResponse(response.body, response))
  })
}

/** The header that a machine reads says what the body says. */
async function withWait(response: Response): Promise<Response> {
  if (response.status !== 429) return response
  const body = (await response.clone().json()) as ErrorBody & { data: unknown }
  for (const [name, value] of Object.entries(errorHeaders(body))) response.headers.set(name, value)
  return response
}

function apiHandler(services: Services, router: ApiRouter): OpenAPIHandler<Context> {
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

/** Whatever a route outside the contract threw, as the contract's answer. */
export function reportError(services: Services, error: unknown): Response {
  const known = toContractError(error)
  if (isUnexpected(known)) services.log.error({ err: error }, 'a request failed')
  return errorResponse(known)
}

let document: Promise<unknown> | null = null
const openApi = (services: Services): Promise<unknown> =>
  (document ??= new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  }).generate(contract, {
    info: { title: `${services.config.appName} API`, version: VERSION },
    servers: [{ url: PREFIX }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }))
