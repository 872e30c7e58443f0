// In the session's storage: a full load may lie between.
const KEY = 'next_page_notice'

/** For whoever was led to the dashboard instead of to what they asked for. */
export const REFUSED = 'Your role does not open that page.'

/** Has the next page of the application say what happened on the way there, once. */
export const leaveNotice = (words: string) => sessionStorage.setItem(KEY, words)

/** What this page has to say, or null; only the first that asks gets it. */
export function takeNotice(): string | null {
  const words = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return words
}
