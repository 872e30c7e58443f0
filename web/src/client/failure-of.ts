import { messageOf } from './api.ts'

/** What the server said first, then what the application itself refused in words of its own, then the general sentence. */
export function failureOf(error: unknown, otherwise: string): string {
  const said = messageOf(error, '')
  if (said) return said
  return isOurs(error) && error.message ? error.message : otherwise
}

/** A line that broke speaks in the browser's words; nobody should have to read those. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof TypeError) &&
  !(error instanceof SyntaxError) &&
  !(error instanceof DOMException)

/** Whether somebody else was faster: nothing was saved. */
export const isConflict = (error: unknown): boolean => codeOf(error) === 'CONFLICT'

/** The code of contracts/src/errors.ts that a call failed with. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
