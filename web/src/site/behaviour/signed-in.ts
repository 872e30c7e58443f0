import type { Me } from '@sextant/contracts/identity/routes'

const PATIENCE_MS = 2_000

/** The landing page is for strangers: a session leads to the dashboard, unless it still waits for its second factor. */
export async function sendSignedInAway(token: string) {
  const stay = () => {
    delete document.documentElement.dataset.leaving
  }
  try {
    const response = await fetch('/api/v1/me', {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) return stay()
    const { assurance } = (await response.json()) as Me
    if (assurance.next === 'aal2' && assurance.current !== 'aal2') return stay()
    window.location.replace('/dashboard')
  } catch {
    stay()
  }
}

/** On the pages that everybody may read: a signed-in reader gets the way back instead of the ways in. */
export function showWayBack() {
  const [first, ...others] = document.querySelectorAll<HTMLAnchorElement>('[data-account] a')
  if (!first) return
  first.href = '/dashboard'
  first.textContent = 'Dashboard'
  first.classList.remove('max-sm:hidden')
  for (const link of others) link.remove()
  document.querySelector('[data-menu]')?.remove()
}
