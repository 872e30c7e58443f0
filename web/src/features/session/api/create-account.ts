import { useSending } from '@/client/use-sending.ts'
import { rememberSignup } from '../signup-memory.ts'
import { AuthRefusal, refusedFor } from './auth-call.ts'
import { isInvited } from './is-email-invited.ts'
import { markInviteUsed } from './mark-invite-used.ts'
import { signUp, type SignUp } from './sign-up.ts'

type Product = { name: string; contact: string | null }

const notInvited = ({ name, contact }: Product) =>
  `This email is not whitelisted for the Founding Member Program. ${name} is invitation-only. Please contact us${contact ? ` at ${contact}` : ''} or request an invitation.`

async function requireInvitation(email: string, product: Product) {
  const invited = await isInvited(email).catch(() => null)
  if (invited === null)
    throw new AuthRefusal(
      'Unable to verify invite status. Please try again or contact support.',
      undefined,
    )
  if (!invited) throw new AuthRefusal(notInvited(product), 'NOT_INVITED')
}

/** Signing up at the product of this name and contact address: invitation check, account, invitation marked as used. session: somebody is signed in by it. */
export async function createAccount(
  account: SignUp,
  product: Product,
): Promise<{ session: boolean }> {
  // A place in a team is offered by its link: the whitelist is for founding organizations.
  const isFounding = !('invitation' in account)
  if (isFounding) await requireInvitation(account.email, product)
  const { session, userId } = await signUp(account)
  if (isFounding) {
    const { organizationType: type, organizationName: name, slug } = account
    rememberSignup({ type, name, slug })
    void markInviteUsed(account.email, userId)
  }
  return { session }
}

/** The sentence to show when signing up failed. */
export function signUpFailure(error: unknown, product: Product): string {
  if (refusedFor(error, 'NOT_INVITED')) return notInvited(product)
  return error instanceof AuthRefusal ? error.message : 'An unexpected error occurred during signup'
}

export const useCreateAccount = (product: Product) =>
  useSending({
    call: (account: SignUp) => createAccount(account, product),
    wordsFor: error => signUpFailure(error, product),
  })
