const KEY = 'auth_token'

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
}

export function dropToken() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
}

/** Calls back when another tab signs in or out. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void) {
  window.addEventListener('storage', event => {
    if (event.key === KEY || event.key === null) listener(readToken())
  })
}
