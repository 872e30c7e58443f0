import { MFA_ATTEMPTS_MAX } from '@sextant/contracts/limits'
import { useState } from 'react'
import { usePassSecondFactor } from './api/pass-second-factor.ts'
import { attemptsSoFar, digitsOf, refusalBefore } from './mfa-rules.ts'
import { useChallenge } from './use-challenge.ts'

/** Entering a second factor: a challenge when it opens, at most five codes, or a recovery code. The same on the screen and in the dialog. factorId null: the person has none. session false: the code was right, but no session is left. */
export function useMfa(
  factorId: string | null,
  onVerified: (outcome: { session: boolean }) => void,
) {
  const [code, setCode] = useState('')
  /** What speaks against sending anything. */
  const [refusal, setRefusal] = useState<string | null>(
    factorId ? null : 'MFA factor not found. Please contact support.',
  )
  const [preparing, setPreparing] = useState(false)
  const challenge = useChallenge(factorId, () => setRefusal('Failed to create MFA challenge'))
  const passing = usePassSecondFactor()
  const busy = preparing || passing.saving
  const attempts = attemptsSoFar()

  const pass = async (proof: Parameters<typeof passing.save>[0]) => {
    setRefusal(null)
    const { ok } = await passing.save(proof, onVerified)
    if (!ok) setCode('')
  }
  const submit = async () => {
    if (busy) return undefined
    const early = refusalBefore({ code, challengeId: 'on its way', attempts })
    if (early) return setRefusal(early)
    setPreparing(true)
    const challengeId = await challenge.id()
    setPreparing(false)
    if (factorId && challengeId) return pass({ factorId, challengeId, code })
    setRefusal(refusalBefore({ code, challengeId, attempts }))
    // Trying again has to be able to succeed.
    return challenge.beginAnew()
  }
  const clearProblem = () => {
    setRefusal(null)
    passing.forgetFailure()
  }

  return {
    code,
    setCode: (typed: string) => setCode(digitsOf(typed)),
    problem: refusal ?? passing.failure,
    busy,
    /** Five wrong codes: nothing more is taken until the page is loaded again. */
    exceeded: attempts >= MFA_ATTEMPTS_MAX,
    submit,
    /** With a recovery code instead. */
    submitRecovery: (recoveryCode: string) =>
      busy ? Promise.resolve() : pass({ recoveryCode: recoveryCode.trim() }),
    clearProblem,
  }
}
