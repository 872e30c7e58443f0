import { apiUrl } from '@/client/api-address.ts'
import { send } from '@/client/send.ts'

/** The provider refused, with a message fit to be shown. */
export class AuthRefusal extends Error {
  readonly code: string | undefined
  /** Of HTTP; 0 when the answer itself was good and its content was not. */
  readonly status: number
  constructor(message: string, code: string | undefined, status = 0) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** Calls the authentication provider: POST with a body, GET without, or the given method (which then wants a body too). Throws AuthRefusal when it refuses, TypeError when it cannot be reached. */
export async function authCall<Answer>(
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Answer> {
  const response = await send(
    new Request(apiUrl(`/api/auth/${path}`), {
      method,
      ...(body
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : {}),
    }),
  )
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  const said = (key: string) =>
    (typeof answer === 'object' && answer !== null
      ? Reflect.get(answer, key)
      : undefined) as unknown
  const [message, code] = [said('message'), said('code')]
  throw new AuthRefusal(
    typeof message === 'string' && message && response.status < 500
      ? message
      : 'An unexpected error occurred',
    typeof code === 'string' ? code : undefined,
    response.status,
  )
}

/** What the provider said, or that nobody answered. */
export const refusalWords = (error: unknown): string =>
  error instanceof AuthRefusal ? error.message : 'An unexpected error occurred'

export const refusedFor = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof AuthRefusal && codes.includes(error.code ?? '')
