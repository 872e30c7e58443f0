import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { bearerToken, type Context, type Services } from './context.ts'
import { errorResponse, fail } from './errors.ts'
import { forwardedAddress } from './rate-limit.ts'

/** A request of somebody who brought a token; whether it is true, the database says. */
type Signed = Context & { token: string }

/** How routes outside the contract read a request. */
export type Requests = {
  services: Services
  contextOf: (c: HonoContext) => Context
  /** The same, or UNAUTHORIZED without a token. */
  signed: (c: HonoContext) => Signed
}

/** What a module serves beside the contract: files, streams, pages. */
export type Routes = (hono: Hono, requests: Requests) => void

export function readRequests(services: Services): Requests {
  const contextOf = (c: HonoContext): Context => ({
    ...services,
    token: bearerToken(c.req.header('authorization')),
    address: addressOf(c, services.config.trustProxy),
  })
  const signed = (c: HonoContext): Signed => {
    const context = contextOf(c)
    if (!context.token) throw fail('UNAUTHORIZED')
    return { ...context, token: context.token }
  }
  return { services, contextOf, signed }
}

/** Refuses a body of more bytes before anything reads it. */
export const bodyOfAtMost = (bytes: number): MiddlewareHandler =>
  bodyLimit({ maxSize: bytes, onError: () => errorResponse(fail('PAYLOAD_TOO_LARGE')) })

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The `:id` of the path, or another of its ids. */
export function uuidParam(c: HonoContext, name = 'id'): string {
  const id = c.req.param(name) ?? ''
  if (!UUID.test(id))
    throw fail('BAD_REQUEST', undefined, { issues: [{ path: [name], message: 'Invalid id' }] })
  return id
}

/** `after`, or the Last-Event-ID of a reconnecting EventSource; 0 reads from the beginning. */
export function cursorOf(c: HonoContext): number {
  const after = Number(c.req.query('after') ?? c.req.header('last-event-id') ?? 0)
  if (!Number.isSafeInteger(after) || after < 0)
    throw fail('BAD_REQUEST', undefined, {
      issues: [{ path: ['after'], message: 'Invalid cursor' }],
    })
  return after
}

export async function jsonBody(c: HonoContext): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw fail('BAD_REQUEST')
  }
}

type WithSocket = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/** The caller's address as this server, or the proxy in front of it, sees it: of X-Forwarded-For only the last entry is the proxy's own, the others could say anything. */
export function addressOf(c: HonoContext, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? forwardedAddress(c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
    : undefined
  return forwarded || ((c.env as WithSocket)?.incoming?.socket?.remoteAddress ?? 'unknown')
}
