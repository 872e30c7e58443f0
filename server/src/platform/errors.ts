import { ORPCError } from '@orpc/server'
import { ERRORS, type ErrorBody, type ErrorCode } from '@sextant/contracts/errors'

/** An error that the contract knows: becomes `{code, message, data?}` with the table's status. */
export const fail = (
  code: ErrorCode,
  message?: string,
  data?: unknown,
): ORPCError<ErrorCode, unknown> =>
  new ORPCError(code, {
    status: ERRORS[code].status,
    message: message ?? ERRORS[code].message,
    data,
  })

/** Refused for so many seconds: in words, as a header, and as a number for whoever computes with it. */
export const tooMany = (wait: number): ORPCError<ErrorCode, unknown> =>
  fail('TOO_MANY_REQUESTS', `Too many requests. Try again in ${waitWords(wait)}.`, {
    retryAfter: wait,
  })

const MINUTE = 60
/** "40 seconds", "3 minutes". */
export function waitWords(seconds: number): string {
  if (seconds >= MINUTE * 1.5) return `${Math.ceil(seconds / MINUTE)} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}

/** The headers that an error travels with. */
export function errorHeaders({
  status,
  data,
}: Pick<ORPCError<string, unknown>, 'data'> & { status?: number }): Record<string, string> {
  // The rest of a body that was too large is not read: the connection cannot be used again.
  if (status === 413) return { connection: 'close' }
  const { retryAfter } = (data ?? {}) as { retryAfter?: unknown }
  return typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {}
}

const BY_SQLSTATE: Record<string, ErrorCode> = {
  SX401: 'UNAUTHORIZED',
  SX403: 'NOT_INVITED',
  SX404: 'NOT_FOUND',
  SX409: 'CONFLICT',
  SX422: 'UNPROCESSABLE',
  SX4M2: 'MFA_REQUIRED',
  SX4SU: 'STEP_UP_REQUIRED',
  SX4LO: 'LAST_OWNER',
  SX4AM: 'ALREADY_MEMBER',
  SX4OA: 'OTHER_ADDRESS',
  '42501': 'FORBIDDEN',
  '22P02': 'BAD_REQUEST',
  '22003': 'BAD_REQUEST',
  '22008': 'BAD_REQUEST',
  '22021': 'BAD_REQUEST',
  '22P05': 'BAD_REQUEST',
  '23503': 'NOT_FOUND',
  '23505': 'CONFLICT',
  '23514': 'UNPROCESSABLE',
  '40001': 'CONFLICT',
  '40P01': 'CONFLICT',
  '57P01': 'DATABASE_UNAVAILABLE',
  '57P02': 'DATABASE_UNAVAILABLE',
  '57P03': 'DATABASE_UNAVAILABLE',
  '08006': 'DATABASE_UNAVAILABLE',
  '08001': 'DATABASE_UNAVAILABLE',
  '53300': 'DATABASE_UNAVAILABLE',
  '53100': 'OUT_OF_SPACE',
  ENOSPC: 'OUT_OF_SPACE',
  ECONNREFUSED: 'DATABASE_UNAVAILABLE',
  ECONNRESET: 'DATABASE_UNAVAILABLE',
  EPIPE: 'DATABASE_UNAVAILABLE',
}
/** Words of the driver for a connection that is gone; it gives them no code. */
const CONNECTION_LOST = [
  'connection terminated',
  'connection ended',
  'timeout exceeded when trying to connect',
  'client has encountered a connection error',
  'connection refused',
]

const isConnectionLost = (message: string): boolean =>
  CONNECTION_LOST.some(words => message.toLowerCase().includes(words))

/** Any thrown thing as an error of the contract. What nobody expected becomes a plain 500 without a word of its inside. */
export function toContractError(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError) return error.code in ERRORS ? error : fromStatus(error)
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  const known = code ? BY_SQLSTATE[code] : undefined
  if (known) return fail(known)
  if (message && isConnectionLost(message)) return fail('DATABASE_UNAVAILABLE')
  return fail('INTERNAL_SERVER_ERROR')
}

const fromStatus = (error: ORPCError<string, unknown>): ORPCError<string, unknown> => {
  const code = (Object.keys(ERRORS) as ErrorCode[]).find(
    name => ERRORS[name].status === error.status,
  )
  return code ? fail(code, undefined, error.data) : fail('INTERNAL_SERVER_ERROR')
}

/** True for a fault of ours that belongs in the log. */
export const isUnexpected = (error: ORPCError<string, unknown>): boolean => error.status >= 500

export const errorBody = (error: ORPCError<string, unknown>): ErrorBody => {
  const issues = (
    error.data as { issues?: { path?: PropertyKey[]; message: string }[] } | undefined
  )?.issues
  const data = issues
    ? {
        issues: issues.map(issue => ({
          path: (issue.path ?? []).map(String),
          message: issue.message,
        })),
      }
    : error.data
  return {
    code: error.code as ErrorCode,
    message: error.message,
    ...(data === undefined ? {} : { data }),
  }
}

/** better-auth answers some refusals without a code, or with no body at all: those get the table's code for their status. */
export async function contractForm(response: Response): Promise<Response> {
  if (response.status < 400) return response
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown; message?: unknown } | null
  if (typeof body?.code === 'string' && typeof body.message === 'string') return response
  const code =
    (Object.keys(ERRORS) as ErrorCode[]).find(name => ERRORS[name].status === response.status) ??
    'INTERNAL_SERVER_ERROR'
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  return new Response(
    JSON.stringify({
      code,
      message: typeof body?.message === 'string' ? body.message : ERRORS[code].message,
    }),
    { status: response.status, headers },
  )
}

export const errorResponse = (error: unknown): Response => {
  const known = toContractError(error)
  return Response.json(errorBody(known), { status: known.status, headers: errorHeaders(known) })
}
