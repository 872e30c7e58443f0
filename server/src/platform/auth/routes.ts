/** The authentication library's routes that are meant to answer, as METHOD and path below /api/auth. It has more than these: the others are no pages of ours. */
const MEANT: readonly RegExp[] = [
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'GET /get-session',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /send-verification-email',
  'GET /verify-email',
  'POST /change-password',
  'POST /change-email',
  'GET /factors',
  'POST /factors',
  'POST /factors/:id/challenge',
  'POST /factors/:id/verify',
  'DELETE /factors/:id',
  'POST /recovery-codes',
  'POST /recover',
].map(route => new RegExp(`^${route.replaceAll(':id', '[^/]+')}$`))

export const isMeant = (method: string, path: string): boolean =>
  MEANT.some(route => route.test(`${method} ${path}`))
