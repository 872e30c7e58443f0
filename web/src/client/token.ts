const KEY = 'auth_token'
const listeners = new Set<() => void>()

/** The bearer token of the session, or null when signed out (or storage is blocked). */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function keepToken(token: string) {
  localStorage.setItem(KEY, token)
  for (const listener of listeners) listener()
}

export function dropToken() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
  for (const listener of listeners) listener()
}

/** Calls back when the token changes, here or in another tab. Returns the way to stop. */
export function onTokenChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
