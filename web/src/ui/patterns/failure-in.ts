/** The words of a call that was not saved (client/use-saving.ts); null when it was. */
export const failureIn = (saved: unknown): string | null =>
  typeof saved === 'object' && saved !== null && 'failure' in saved ? String(saved.failure) : null
