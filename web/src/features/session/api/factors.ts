import { authCall } from './auth-call.ts'

export type Factor = {
  id: string
  factorType: 'totp'
  friendlyName: string | null
  status: 'verified' | 'unverified'
  createdAt: string
}
type Level = 'aal1' | 'aal2'
export type Factors = {
  factors: Factor[]
  currentLevel: Level
  nextLevel: Level
  recoveryCodesLeft: number
}

/** A person's second factors and the session's assurance level. */
export const listFactors = () => authCall<Factors>('factors')

export const isTotp = (factor: Factor) =>
  factor.factorType === 'totp' && factor.status === 'verified'

/** The first verified time-based factor, or null. */
export const firstFactor = async (): Promise<string | null> =>
  (await listFactors()).factors.find(isTotp)?.id ?? null

/** The factor a session has still to pass; undefined when it may go on without. */
export async function dueFactor(): Promise<string | undefined> {
  const { currentLevel, nextLevel, factors } = await listFactors()
  return currentLevel === 'aal1' && nextLevel === 'aal2' ? factors.find(isTotp)?.id : undefined
}

/** Begins an entry of a code. Lives five minutes. */
export const createChallenge = (factorId: string) =>
  authCall<{ id: string }>(`factors/${factorId}/challenge`, {})

/** Its id, or null when it could not be begun. */
export const beginChallenge = (factorId: string): Promise<string | null> =>
  createChallenge(factorId).then(
    ({ id }) => id,
    () => null,
  )

/** recoveryCodes: once, when this verification completed the setting up. */
export type Verified = { token: string; recoveryCodes?: string[] }

export const verifyCode = (factorId: string, challengeId: string, code: string) =>
  authCall<Verified>(`factors/${factorId}/verify`, { challengeId, code })

/** Passes the second factor with one of the recovery codes, which is used up by it. */
export const recover = (code: string) => authCall<Verified>('recover', { code })
