import { MFA_ATTEMPTS_MAX } from '@sextant/contracts/limits'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { keepToken } from '@/client/token.ts'
import { AuthRefusal } from './api/auth-call.ts'
import { createChallenge, recover, verifyCode, type Verified } from './api/factors.ts'
import { readSession } from './api/read-session.ts'
import { attemptsSoFar, countAttempt, digitsOf, forgetAttempts, refusalAfter, refusalBefore } from './mfa-rules.ts'

/** Between the right code and reading the session, as specified. */
const AFTER_SUCCESS_MS = 100
const NO_CHALLENGE = 'Failed to create MFA challenge'
const WRONG_CODE = new Set(['MFA_VERIFICATION_FAILED', 'MFA_CODE_USED', 'INVALID_CODE'])
// The challenge ran out while the person looked for the phone: not their mistake, a new one is made.
const STALE = new Set(['MFA_CHALLENGE_EXPIRED', 'MFA_CHALLENGE_INVALID'])
const codeOf = (error: unknown) => (error instanceof AuthRefusal ? error.code ?? '' : '')

/** Entering a second factor: a challenge when it opens, at most five codes, or a recovery code. The same on the screen and in the dialog. factorId null: the person has none. session false: the code was right, but no session is left. */
export function useMfa(factorId: string | null, onVerified: (outcome: { session: boolean }) => void) {
  const challenge = useRef<string | null>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(factorId ? null : 'MFA factor not found. Please contact support.')
  const [busy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(attemptsSoFar)
  const exceeded = attempts >= MFA_ATTEMPTS_MAX

  useEffect(() => {
    if (!factorId) return undefined
    let current = true
    challenge.current = null
    createChallenge(factorId).then(
      ({ id }) => { if (current) challenge.current = id },
      () => { if (current) setProblem(NO_CHALLENGE) },
    )
    return () => { current = false }
  }, [factorId])

  const finish = async ({ token }: Verified) => {
    keepToken(token)
    forgetAttempts()
    await new Promise(resolve => setTimeout(resolve, AFTER_SUCCESS_MS))
    let session: boolean
    try {
      session = await readSession()
    } catch {
      return setProblem('Session refresh failed')
    }
    if (session) toast.success('Verification successful')
    return onVerified({ session })
  }

  const attempt = async (work: () => Promise<Verified>) => {
    setBusy(true)
    setProblem(null)
    try {
      await finish(await work())
    } catch (error) {
      setCode('')
      if (WRONG_CODE.has(codeOf(error))) {
        const used = countAttempt()
        setAttempts(used)
        setProblem(refusalAfter(used))
      } else {
        setProblem(error instanceof AuthRefusal ? error.message : 'An unexpected error occurred')
      }
    } finally {
      setBusy(false)
    }
  }

  const verify = async (): Promise<Verified> => {
    if (!factorId || !challenge.current) throw new AuthRefusal('Challenge not initialized. Please try again.', undefined)
    try {
      return await verifyCode(factorId, challenge.current, code)
    } catch (error) {
      if (!STALE.has(codeOf(error))) throw error
      challenge.current = (await createChallenge(factorId)).id
      return verifyCode(factorId, challenge.current, code)
    }
  }

  const submit = async () => {
    if (busy) return
    const refusal = refusalBefore({ code, challengeId: challenge.current, attempts })
    if (!refusal) return attempt(verify)
    setProblem(refusal)
    // Trying again has to be able to succeed.
    if (!challenge.current && factorId) challenge.current = await createChallenge(factorId).then(({ id }) => id, () => null)
  }

  return {
    code,
    setCode: (typed: string) => setCode(digitsOf(typed)),
    problem,
    busy,
    /** Five wrong codes: nothing more is taken until the page is loaded again. */
    exceeded,
    submit,
    /** With a recovery code instead. Not counted here: the server counts. */
    submitRecovery: (recoveryCode: string) => (busy ? Promise.resolve() : attempt(() => recover(recoveryCode.trim()))),
    clearProblem: () => setProblem(null),
  }
}
