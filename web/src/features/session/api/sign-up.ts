import type { OrganizationType } from '@sextant/contracts/catalogue'
import { keepToken } from '@/client/token.ts'
import { nameInAddress } from '../name-in-address.ts'
import { authCall, AuthRefusal } from './auth-call.ts'

/** A new organization, or a place in the team that a mailed invitation offers. */
type Place =
  | {
      organizationName: string
      organizationType: OrganizationType
      slug: string | null
      /** The secret of the invitation's mail, which proves the address. */
      invitationKey: string | null
    }
  | { invitation: string }
export type SignUp = { email: string; password: string } & Place

/** Creates the account. Tells whether a session came with it; without one the address has to be confirmed first. */
export async function signUp({
  email,
  password,
  ...place
}: SignUp): Promise<{ session: boolean; userId: string }> {
  const answer = await authCall<{ token: string | null; user: { id: string } | null } | null>(
    'sign-up/email',
    {
      email,
      password,
      // The form asks for no name: the address's local part stands in until onboarding asks.
      name: nameInAddress(email),
      ...('invitation' in place
        ? { invitation_token: place.invitation }
        : {
            organization_name: place.organizationName,
            organization_type: place.organizationType,
            ...(place.slug ? { organization_slug: place.slug } : {}),
            ...(place.invitationKey ? { invitation_key: place.invitationKey } : {}),
          }),
    },
  )
  if (!answer?.user) throw new AuthRefusal('Failed to create user account', undefined)
  if (answer.token) keepToken(answer.token)
  return { session: Boolean(answer.token), userId: answer.user.id }
}
