import { onForget } from '@/client/forget.ts'

const PREFIX = 'message_draft:'

/** The unsent words of a session; they survive a reload, not the tab. */
export function readMessageDraft(sessionId: string): string {
  try {
    return sessionStorage.getItem(PREFIX + sessionId) ?? ''
  } catch {
    return ''
  }
}

export function keepMessageDraft(sessionId: string, text: string) {
  try {
    if (text) sessionStorage.setItem(PREFIX + sessionId, text)
    else sessionStorage.removeItem(PREFIX + sessionId)
  } catch {
    // Storage is blocked or full; the words still stand in the field.
  }
}

// Unsent words belong to whoever wrote them, not to the next person at this browser.
onForget(() => {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
})
