import type { OrganizationType } from '@sextant/contracts/catalogue'
import { keepToken } from '@/client/token.ts'
import { authCall, AuthRefusal } from './auth-call.ts'

export type SignUp = { email: string; password: string; organizationName: string; organizationType: OrganizationType; slug: string | null }

/** Creates the account. Tells whether a session came with it; without one the address has to be confirmed first. */
export async function signUp({ email, password, organizationName, organizationType, slug }: SignUp): Promise<{ session: boolean; userId: string }> {
  const answer = await authCall<{ token: string | null; user: { id: string } | null } | null>('sign-up/email', {
    email,
    password,
    // The form asks for no name: the address's local part stands in until the profile says better.
    name: email.slice(0, email.indexOf('@')),
    organization_name: organizationName,
    organization_type: organizationType,
    ...(slug ? { organization_slug: slug } : {}),
  })
  if (!answer?.user) throw new AuthRefusal('Failed to create user account', undefined)
  if (answer.token) keepToken(answer.token)
  return { session: Boolean(answer.token), userId: answer.user.id }
}
