import { AuthRefusal } from './api/auth-call.ts'
import { isInvited } from './api/is-email-invited.ts'
import { markInviteUsed } from './api/mark-invite-used.ts'
import { signUp, type SignUp } from './api/sign-up.ts'
import { rememberSignup } from './signup-memory.ts'

type Outcome = { session: boolean; failure?: undefined } | { failure: string }

/** Signing up at the product of this name and contact address: invitation check, account, invitation marked as used. Failures come back as sentences to show. */
export function createAccountWith({
  name,
  contact,
}: {
  name: string
  contact: string | null
}): (account: SignUp) => Promise<Outcome> {
  const notInvited = `This email is not whitelisted for the Founding Member Program. ${name} is invitation-only. Please contact us${contact ? ` at ${contact}` : ''} or request an invitation.`

  return async account => {
    // A place in a team is offered by its link: the whitelist is for founding organizations.
    const founding = !('invitation' in account)
    if (founding) {
      let invited: boolean
      try {
        invited = await isInvited(account.email)
      } catch {
        return { failure: 'Unable to verify invite status. Please try again or contact support.' }
      }
      if (!invited) return { failure: notInvited }
    }
    try {
      const { session, userId } = await signUp(account)
      if (founding) {
        rememberSignup({
          type: account.organizationType,
          name: account.organizationName,
          slug: account.slug,
        })
        void markInviteUsed(account.email, userId)
      }
      return { session }
    } catch (error) {
      if (!(error instanceof AuthRefusal))
        return { failure: 'An unexpected error occurred during signup' }
      return { failure: error.code === 'NOT_INVITED' ? notInvited : error.message }
    }
  }
}
