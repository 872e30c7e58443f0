import { MFA_ATTEMPTS_MAX, MFA_CODE_LENGTH } from '@sextant/contracts/limits'

/** What stays of typed or pasted text in the code field. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, MFA_CODE_LENGTH)

/** Why a submit is not sent, or null. attempts: wrong codes since the page was loaded. */
export function refusalBefore({
  code,
  challengeId,
  attempts,
}: {
  code: string
  challengeId: string | null
  attempts: number
}): string | null {
  if (attempts >= MFA_ATTEMPTS_MAX)
    return 'Maximum attempts (5) exceeded. Please refresh and try again.'
  if (code.length !== MFA_CODE_LENGTH || digitsOf(code) !== code)
    return 'Please enter a 6-digit code'
  return challengeId ? null : 'Challenge not initialized. Please try again.'
}

/** What to say after a wrong code. attempts: with this one. */
export const refusalAfter = (attempts: number): string =>
  attempts >= MFA_ATTEMPTS_MAX
    ? 'Maximum attempts exceeded. Please refresh and try again.'
    : `Invalid code. ${MFA_ATTEMPTS_MAX - attempts} attempts remaining.`

let attempts = 0
/** Wrong codes since the page was loaded, on the screen and in the dialog together: closing and opening again is no fresh start. The server has limits of its own. */
export const attemptsSoFar = () => attempts
export const countAttempt = (): number => ++attempts
export const forgetAttempts = () => {
  attempts = 0
}
