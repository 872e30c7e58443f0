import type { Ability } from '@sextant/contracts/abilities'
import { isGuest } from '../features/dashboard/dashboard-kind.ts'
import type { ScreenRow } from './screen-row.ts'

// These roles look at one client's work; setting up the organization is not theirs.
const EXEMPT_FROM_ONBOARDING = new Set([
  'guest',
  'client_viewer',
  'client_stakeholder',
  'client_collaborator',
  'viewer',
])

export type Visitor = {
  needsOnboarding: boolean
  /** "Skip for Now" was pressed once, on any device. */
  skippedOnboarding: boolean
  /** A verified factor exists and the session has not passed it. */
  needsSecondFactor: boolean
  /** null: belongs to no organization. */
  organizationType: string | null
  roles: readonly string[]
  abilities: readonly Ability[]
}

type Question = Pick<ScreenRow, 'audience' | 'needs' | 'openWith' | 'guests'> & {
  /** Path, query and hash that were asked for. */
  target: string
  /** null: signed out. */
  visitor: Visitor | null
}

const pathOf = (target: string) => target.replace(/[?#].*$/, '')

/** Where operators without an organization of their own work. */
const OPERATOR_HOME = '/operator/invitations'

/** Where to send a visitor instead of the screen they asked for, or null to show it. Signed in, then second factor, then onboarding, then organization type and ability. */
export function redirectFor({
  audience,
  needs,
  openWith,
  guests,
  target,
  visitor,
}: Question): string | null {
  if (audience === 'any' || audience === 'development') return null
  if (audience === 'public') return staysOut(visitor, target, openWith) ? '/dashboard' : null
  if (!visitor) return loginFor(target)
  if (visitor.needsSecondFactor) return '/mfa-verify'
  // The operator's area is not about the operator's own business.
  if (
    audience === 'onboarding' ||
    (audience === 'operator' && visitor.abilities.includes('platform.operate'))
  )
    return null
  if (needsOnboarding(visitor)) return '/onboarding/business-context'
  if (!isOpenTo(visitor, { audience, needs, guests })) return '/dashboard'
  if (pathOf(target) === '/dashboard' && worksAtDeskOnly(visitor)) return OPERATOR_HOME
  return null
}

/** Whoever is signed in has no business on a public page, unless a mail's link led there. */
const staysOut = (visitor: Visitor | null, target: string, openWith: string | undefined) =>
  visitor !== null && !visitor.needsSecondFactor && !(openWith && carries(target, openWith))

function isOpenTo(
  visitor: Visitor,
  { audience, needs, guests }: Pick<Question, 'audience' | 'needs' | 'guests'>,
): boolean {
  if (!guests && isGuest(visitor.roles)) return false
  if (audience === 'operator') return false
  if (audience === 'agency' && visitor.organizationType?.toUpperCase() !== 'AGENCY') return false
  return !needs || visitor.abilities.includes(needs)
}

const worksAtDeskOnly = ({ organizationType, abilities }: Visitor) =>
  organizationType === null && abilities.includes('platform.operate')

/** Whether a screen is about an organization and the visitor belongs to none. */
export const lacksOrganization = (
  { audience, alone }: Pick<ScreenRow, 'audience' | 'alone'>,
  visitor: Visitor,
): boolean => audience === 'signed-in' && !alone && visitor.organizationType === null

// Who belongs to no organization has no business to describe.
const needsOnboarding = (visitor: Visitor) =>
  visitor.organizationType !== null &&
  visitor.needsOnboarding &&
  !visitor.skippedOnboarding &&
  !isExempt(visitor.roles)

const carries = (target: string, parameter: string) =>
  new URLSearchParams(target.replace(/^[^?]*/, '').replace(/#.*$/, '')).has(parameter)

const isExempt = (roles: readonly string[]) =>
  roles.length > 0 && roles.every(role => EXEMPT_FROM_ONBOARDING.has(role.toLowerCase()))

/** Parts of the way in and out: nobody means to come back to them. */
const ON_THE_WAY = ['/login', '/logout', '/mfa-verify']

/** The sign-in page that leads back to the target afterwards; the dashboard is where it leads anyway. */
export function loginFor(target: string): string {
  const leadsThereAnyway = ['/', '/dashboard', ...ON_THE_WAY].includes(pathOf(target))
  return leadsThereAnyway ? '/login' : `/login?next=${encodeURIComponent(target)}`
}

/** Where to go after signing in: the page that was asked for when it is one of ours, else the dashboard. */
export function destinationAfterSignIn(next: string | null): string {
  // One slash and a letter: "//host" and "/\host" would leave for another site.
  return next !== null && /^\/[A-Za-z0-9]/.test(next) && !ON_THE_WAY.includes(pathOf(next))
    ? next
    : '/dashboard'
}
