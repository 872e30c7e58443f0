import { APICallError } from 'ai'

/** Thrown when a language model failed at a job; `message` is fit for people. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
}

export const TOO_LONG = 'The language model took too long to answer.'
export const UNREADABLE = 'The language model broke off or answered in a form that cannot be read.'
export const REFUSED = 'The language model refused to answer.'

/** How a provider refused; a stream that breaks after its 200 is no refusal. */
export function statusOf(error: unknown): number | undefined {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  return status !== undefined && status >= 400 ? status : undefined
}

/** Worth another try: too many requests, or a fault of the provider's own. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  return status === 429 || (status !== undefined && status >= 500)
}

/** Milliseconds that the provider asked for, at most ten seconds. */
export function retryAfter(error: unknown): number | null {
  const seconds = Number(
    APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : Number.NaN,
  )
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 10) * 1_000 : null
}

/** What went wrong, in words for people: never what the provider itself wrote. */
export function inWords(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  const status = statusOf(error)
  if (status === 429) return new ModelError('The language model is busy (too many requests).')
  if (status === 401 || status === 403) return new ModelError('The language model refused the key.')
  if (status && status >= 500) return new ModelError('The language model has a fault of its own.')
  if (status) return new ModelError(`The language model refused the request (${status}).`)
  return new ModelError('The language model cannot be reached.')
}
