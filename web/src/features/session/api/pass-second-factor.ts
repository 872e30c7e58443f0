import { toast } from 'sonner'
import { keepToken } from '@/client/token.ts'
import { useSending } from '@/client/use-sending.ts'
import { countAttempt, forgetAttempts, refusalAfter } from '../mfa-rules.ts'
import { AuthRefusal, refusalWords, refusedFor } from './auth-call.ts'
import { createChallenge, recover, verifyCode, type Verified } from './factors.ts'
import { readSession } from './read-session.ts'

/** Between the right code and reading the session, as specified. */
const AFTER_SUCCESS_MS = 100
// Also for a code that was used before.
const WRONG_CODE = 'MFA_VERIFICATION_FAILED'
// The challenge ran out while the person looked for the phone: not their mistake, a new one is made.
const STALE = ['MFA_CHALLENGE_EXPIRED', 'MFA_CHALLENGE_INVALID']

/** A code of the app with the challenge it answers, or one of the recovery codes. */
type Proof = { factorId: string; challengeId: string; code: string } | { recoveryCode: string }

async function verify(factorId: string, challengeId: string, code: string): Promise<Verified> {
  try {
    return await verifyCode(factorId, challengeId, code)
  } catch (error) {
    if (!refusedFor(error, ...STALE)) throw error
  }
  const { id } = await createChallenge(factorId)
  return verifyCode(factorId, id, code)
}

/** Recovery codes are not counted here: the server counts. */
async function prove(proof: Proof): Promise<Verified> {
  if ('recoveryCode' in proof) return recover(proof.recoveryCode)
  try {
    return await verify(proof.factorId, proof.challengeId, proof.code)
  } catch (error) {
    if (!refusedFor(error, WRONG_CODE)) throw error
    throw new AuthRefusal(refusalAfter(countAttempt()), WRONG_CODE)
  }
}

async function hasSession(): Promise<boolean> {
  try {
    return await readSession()
  } catch {
    throw new AuthRefusal('Session refresh failed', undefined)
  }
}

/** Passes the second factor. session false: the code was right, but no session is left. */
export const usePassSecondFactor = () =>
  useSending({
    call: async (proof: Proof) => {
      const { token } = await prove(proof)
      keepToken(token)
      forgetAttempts()
      await new Promise(resolve => setTimeout(resolve, AFTER_SUCCESS_MS))
      return { session: await hasSession() }
    },
    wordsFor: refusalWords,
    onSaved: ({ session }) => {
      if (session) toast.success('Verification successful')
    },
  })
