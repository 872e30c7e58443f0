// In the session's storage: a full load may lie between.
const KEY = 'said_next'

/** Told on the dashboard to who was led there instead of to what they asked for. */
export const REFUSED = 'Your role does not open that page.'

/** Has the next page of the application say this, once: what happened on the way there. */
export const sayNext = (words: string) => sessionStorage.setItem(KEY, words)
/** What is to be said here, or null; told once. */
export function takeSaid(): string | null {
  const words = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return words
}
