import type { Audience } from './screen-row.ts'

// These roles look at one client's work; setting up the organization is not theirs.
const EXEMPT_FROM_ONBOARDING = new Set(['guest', 'client_viewer', 'client_stakeholder', 'client_collaborator', 'viewer'])

export type Visitor = {
  needsOnboarding: boolean
  /** "Skip for Now" was pressed in this browser session. */
  skippedOnboarding: boolean
  /** A verified factor exists and the session has not passed it. */
  needsSecondFactor: boolean
  organizationType: string | null
  roles: readonly string[]
}

type Question = {
  audience: Audience
  /** Path, query and hash that were asked for. */
  target: string
  /** null: signed out. */
  visitor: Visitor | null
}

const pathOf = (target: string) => target.replace(/[?#].*$/, '')

/** Where to send a visitor instead of the screen they asked for, or null to show it. Signed in, then second factor, then onboarding, then organization type. */
export function redirectFor({ audience, target, visitor }: Question): string | null {
  if (audience === 'any' || audience === 'development') return null
  if (audience === 'public') return visitor && !visitor.needsSecondFactor ? '/dashboard' : null
  if (!visitor) return loginFor(target)
  if (visitor.needsSecondFactor) return '/mfa-verify'
  if (audience === 'onboarding') return null
  if (visitor.needsOnboarding && !visitor.skippedOnboarding && !isExempt(visitor.roles)) return '/onboarding/business-context'
  if (audience === 'agency' && visitor.organizationType?.toUpperCase() !== 'AGENCY') return '/dashboard'
  return null
}

const isExempt = (roles: readonly string[]) => roles.length > 0 && roles.every(role => EXEMPT_FROM_ONBOARDING.has(role.toLowerCase()))

/** The sign-in page that leads back to the target afterwards; the dashboard is where it leads anyway. */
export function loginFor(target: string): string {
  const path = pathOf(target)
  return path === '/' || path === '/dashboard' || path === '/logout' ? '/login' : `/login?next=${encodeURIComponent(target)}`
}

/** Where to go after signing in: the page that was asked for when it is one of ours, else the dashboard. */
export function destinationAfterSignIn(next: string | null): string {
  // One slash and a letter: "//host" and "/\host" would leave for another site.
  return next !== null && /^\/[A-Za-z0-9]/.test(next) && pathOf(next) !== '/login' ? next : '/dashboard'
}
