import { queryOptions } from '@tanstack/react-query'
import { toast } from 'sonner'
import { changed } from '@/client/changed.ts'
import { failureOf } from '@/client/failure-of.ts'
import { keepToken } from '@/client/token.ts'
import { useSaving } from '@/client/use-saving.ts'
import { NotConfirmed, withStepUp } from '../step-up.ts'
import { authCall, AuthRefusal, refusalWords } from './auth-call.ts'
import { createChallenge, listFactors, verifyCode } from './factors.ts'

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: listFactors,
  staleTime: 10_000,
  meta: { shows: ['second-factor'] },
})

export type NewFactor = {
  id: string
  /** secret: base32, to type by hand. uri: otpauth://, for the QR code. */
  totp: { secret: string; uri: string }
}

/** Begins setting up an authenticator app; it counts once a code of it was verified. */
export const useEnrolFactor = () =>
  useSaving({
    call: (friendlyName: string) =>
      withStepUp(() => authCall<NewFactor>('factors', { factorType: 'totp', friendlyName })),
    words: 'An unexpected error occurred',
    told: 'in place',
  })

function newCodeProblem(error: unknown): string {
  if (error instanceof AuthRefusal && error.status === 422)
    return 'This code does not fit. Wait for the next one, and check that the time of your phone is right.'
  return refusalWords(error)
}

/** The code that proves that the secret arrived. Answers the recovery codes when they were made. */
export const useVerifyNewFactor = () =>
  useSaving({
    call: async ({ id, code }: { id: string; code: string }) => {
      const challenge = await createChallenge(id)
      const { token, recoveryCodes } = await verifyCode(id, challenge.id, code)
      keepToken(token)
      return recoveryCodes ?? []
    },
    words: 'An unexpected error occurred',
    wordsFor: newCodeProblem,
    told: 'in place',
    // The assurance level of the session is another now.
    changes: ['second-factor'],
    onSaved: () => toast.success('Verification successful'),
  })

export const useRemoveFactor = () =>
  useSaving({
    call: (id: string) => withStepUp(() => authCall<unknown>(`factors/${id}`, {}, 'DELETE')),
    words: 'An unexpected error occurred',
    told: 'in place',
    onSaved: () => {
      toast.success('Second factor removed')
      return changed('second-factor')
    },
  })

/** Ten new recovery codes; the earlier ones stop working. */
export const useNewRecoveryCodes = () =>
  useSaving({
    call: () => withStepUp(() => authCall<{ codes: string[] }>('recovery-codes', {})),
    words: 'An unexpected error occurred',
    told: 'in place',
    changes: ['second-factor'],
    onFailed: error => {
      // Whoever closes the dialog knows that nothing was changed.
      if (!(error instanceof NotConfirmed))
        toast.error(failureOf(error, 'An unexpected error occurred'))
    },
  })
