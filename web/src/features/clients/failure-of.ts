import { messageOf } from '@/client/api.ts'

/** What the server said first, then what the application itself refused, then the general sentence. */
export function failureOf(error: unknown, otherwise: string): string {
  const said = messageOf(error, '')
  if (said) return said
  return error instanceof Error && error.message === 'Organization ID is required' ? error.message : otherwise
}
