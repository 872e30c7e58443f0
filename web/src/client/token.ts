const KEY = 'auth_token'
const KEPT_AT = 'auth_token_kept_at'

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
  localStorage.setItem(KEPT_AT, String(Date.now()))
}

export function dropToken() {
  try {
    localStorage.removeItem(KEY)
    localStorage.removeItem(KEPT_AT)
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
}

/** Milliseconds since the token was given or last renewed; Infinity when nobody knows. */
export function tokenAge(): number {
  try {
    const keptAt = Number(localStorage.getItem(KEPT_AT))
    return keptAt > 0 ? Date.now() - keptAt : Infinity
  } catch {
    return Infinity
  }
}

/** Calls back when another tab signs in or out. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void) {
  window.addEventListener('storage', event => {
    if (event.key === KEY || event.key === null) listener(readToken())
  })
}
