import type { OrganizationType } from '@sextant/contracts/catalogue'

// Kept in localStorage because the confirmation link may open in another tab.
const KEYS = {
  type: 'signup_organization_type',
  name: 'signup_organization_name',
  slug: 'signup_organization_slug',
  inProgress: 'signup_in_progress',
} as const

/** What sign-up knew, kept until onboarding is sent or the person signs out. */
export function rememberSignup(signup: {
  type: OrganizationType
  name: string
  slug: string | null
}) {
  localStorage.setItem(KEYS.type, signup.type)
  localStorage.setItem(KEYS.name, signup.name)
  if (signup.slug) localStorage.setItem(KEYS.slug, signup.slug)
  localStorage.setItem(KEYS.inProgress, 'true')
}

export const rememberedOrganizationName = (): string | null => localStorage.getItem(KEYS.name)

export function forgetSignup() {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key)
}
