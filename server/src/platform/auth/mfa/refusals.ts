import { APIError } from 'better-auth/api'

export const refuse = (code: string, message: string): APIError =>
  new APIError('UNPROCESSABLE_ENTITY', { code, message })

const tooMany = (): APIError =>
  new APIError('TOO_MANY_REQUESTS', {
    code: 'MFA_TOO_MANY_ATTEMPTS',
    message: 'Maximum attempts exceeded. Please refresh and try again.',
  })

/** What app.begin_factor_attempt answers when a code may not be tried. */
export const ATTEMPT_REFUSED: Readonly<Record<string, () => APIError>> = {
  unknown: () => refuse('MFA_CHALLENGE_INVALID', 'MFA factor not found. Please contact support.'),
  used: () =>
    refuse('MFA_CHALLENGE_INVALID', 'This code request was used already. Ask for a new one.'),
  expired: () =>
    refuse('MFA_CHALLENGE_EXPIRED', 'This code request has expired. Ask for a new one.'),
  'too-many': tooMany,
}

/** Wrong recovery codes are counted; a right one is never refused. */
export const tooManyRecoveries = tooMany

export const notAtAal2 = (): APIError =>
  new APIError('FORBIDDEN', {
    code: 'MFA_REQUIRED',
    message: 'Enter your 6-digit code to continue.',
  })

export const unknownFactor = (): APIError =>
  new APIError('NOT_FOUND', {
    code: 'MFA_FACTOR_NOT_FOUND',
    message: 'MFA factor not found. Please contact support.',
  })
