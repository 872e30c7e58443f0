import { MFA_ATTEMPTS_MAX } from '@sextant/contracts/limits'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { keepToken } from '@/client/token.ts'
import { AuthRefusal } from './api/auth-call.ts'
import { createChallenge, recover, verifyCode, type Verified } from './api/factors.ts'
import { readSession } from './api/read-session.ts'
import {
  attemptsSoFar,
  countAttempt,
  digitsOf,
  forgetAttempts,
  refusalAfter,
  refusalBefore,
} from './mfa-rules.ts'

/** Between the right code and reading the session, as specified. */
const AFTER_SUCCESS_MS = 100
// Also for a code that was used before.
const WRONG_CODE = 'MFA_VERIFICATION_FAILED'
// The challenge ran out while the person looked for the phone: not their mistake, a new one is made.
const STALE = new Set(['MFA_CHALLENGE_EXPIRED', 'MFA_CHALLENGE_INVALID'])
const codeOf = (error: unknown) => (error instanceof AuthRefusal ? (error.code ?? '') : '')

const challengeFor = (factorId: string) =>
  createChallenge(factorId).then(
    ({ id }) => id,
    () => null,
  )

/** Entering a second factor: a challenge when it opens, at most five codes, or a recovery code. The same on the screen and in the dialog. factorId null: the person has none. session false: the code was right, but no session is left. */
export function useMfa(
  factorId: string | null,
  onVerified: (outcome: { session: boolean }) => void,
) {
  /** null in the end: it could not be made. */
  const challenge = useRef<Promise<string | null>>(Promise.resolve(null))
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(
    factorId ? null : 'MFA factor not found. Please contact support.',
  )
  const [busy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(attemptsSoFar)
  const exceeded = attempts >= MFA_ATTEMPTS_MAX

  useEffect(() => {
    if (!factorId) return undefined
    let current = true
    challenge.current = challengeFor(factorId)
    void challenge.current.then(id => {
      if (current && id === null) setProblem('Failed to create MFA challenge')
    })
    return () => {
      current = false
    }
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

  const attempt = async (work: () => Promise<Verified>, counted: boolean) => {
    setBusy(true)
    setProblem(null)
    try {
      await finish(await work())
    } catch (error) {
      setCode('')
      if (counted && codeOf(error) === WRONG_CODE) {
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

  const verify = async (challengeId: string): Promise<Verified> => {
    if (!factorId) throw new Error('There is no factor to verify')
    try {
      return await verifyCode(factorId, challengeId, code)
    } catch (error) {
      if (!STALE.has(codeOf(error))) throw error
      const { id } = await createChallenge(factorId)
      challenge.current = Promise.resolve(id)
      return verifyCode(factorId, id, code)
    }
  }

  const submit = async () => {
    if (busy) return undefined
    const early = refusalBefore({ code, challengeId: 'on its way', attempts })
    if (early) return setProblem(early)
    setBusy(true)
    const challengeId = await challenge.current
    setBusy(false)
    if (challengeId) return attempt(() => verify(challengeId), true)
    setProblem(refusalBefore({ code, challengeId, attempts }))
    // Trying again has to be able to succeed.
    if (factorId) challenge.current = challengeFor(factorId)
    return undefined
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
    submitRecovery: (recoveryCode: string) =>
      busy ? Promise.resolve() : attempt(() => recover(recoveryCode.trim()), false),
    clearProblem: () => setProblem(null),
  }
}
