import { onForget } from './forget.ts'

const PREFIX = 'kept_words:'

/** What somebody wrote and has not sent, under a name of its own; it survives a reload, not the tab. */
export function readKeptWords(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}

export function keepWords(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(PREFIX + name, text)
    else sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Storage is blocked or full; the words still stand in the field.
  }
}

// Unsent words belong to whoever wrote them, not to the next person at this browser.
onForget(() => {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
})
