const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/

/**
 * Where the API answers, without a trailing slash: the configured address of a split deployment, else the page's own origin.
 * Plain HTTP becomes HTTPS on secure pages (a browser would block it as mixed content), except for local hosts.
 */
export function apiAddress(
  configured: string | undefined,
  page: { protocol: string; origin: string },
): string {
  const address = new URL(configured?.trim() || page.origin, page.origin)
  if (page.protocol === 'https:' && address.protocol === 'http:' && !LOCAL.test(address.hostname))
    address.protocol = 'https:'
  return `${address.origin}${address.pathname}`.replace(/\/+$/, '')
}

/** The address of a path of the API: /api/auth/…, /api/v1/… */
export const apiUrl = (path: string): string =>
  `${apiAddress(import.meta.env.VITE_API_URL, window.location)}${path}`
