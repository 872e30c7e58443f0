import { messageOf } from '@/client/api.ts'

/** What the server said first, then what the application itself refused in words of its own, then the general sentence. */
export function failureOf(error: unknown, otherwise: string): string {
  const said = messageOf(error, '')
  if (said) return said
  // A line that broke speaks in the browser's words; nobody should have to read those.
  const ours =
    error instanceof Error &&
    !(error instanceof TypeError) &&
    !(error instanceof SyntaxError) &&
    error.name !== 'AbortError'
  return ours && error.message ? error.message : otherwise
}
