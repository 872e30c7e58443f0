import { useSaving } from '@/client/use-saving.ts'
import { withStepUp } from '../step-up.ts'
import { authCall, refusedFor } from './auth-call.ts'

type Wish = { newEmail: string; /** The current one. */ password: string }

/** Mails a confirmation link to the new address and tells the old one. Nothing changes until the link is followed. */
export const useChangeEmail = () =>
  useSaving({
    call: (wish: Wish) => withStepUp(() => authCall<unknown>('change-email', wish)),
    words: 'An unexpected error occurred',
    told: 'in place',
  })

export const isWrongPassword = (error: unknown) => refusedFor(error, 'WRONG_PASSWORD')
