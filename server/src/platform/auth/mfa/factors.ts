import type { AuthContext } from 'better-auth'
import * as z from 'zod'
import { notAtAal2, unknownFactor } from './refusals.ts'

export type Factor = {
  id: string
  userId: string
  factorType: 'totp'
  friendlyName: string | null
  secret: string
  status: 'unverified' | 'verified'
  createdAt: Date
  lastStep: number | null
}
type Adapter = AuthContext['adapter']

const MODEL = 'mfaFactor'
const owned = (userId: string) => ({ field: 'userId', value: userId })

export const factorsOf = (adapter: Adapter, userId: string): Promise<Factor[]> =>
  adapter.findMany<Factor>({ model: MODEL, where: [owned(userId)] })

export const hasVerifiedFactor = async (adapter: Adapter, userId: string): Promise<boolean> =>
  (await factorsOf(adapter, userId)).some(factor => factor.status === 'verified')

/** The person's own factor of this id. Throws MFA_FACTOR_NOT_FOUND for anybody else's. */
export async function findFactor(adapter: Adapter, id: string, userId: string): Promise<Factor> {
  if (!z.uuid().safeParse(id).success) throw unknownFactor()
  const where = [{ field: 'id', value: id }, owned(userId)]
  const factor = await adapter.findOne<Factor>({ model: MODEL, where })
  if (!factor) throw unknownFactor()
  return factor
}

/** Deletes a factor as long as it stands as it was read: it may be verified at this very moment. */
export const deleteFactor = (adapter: Adapter, { id, status }: Factor): Promise<void> =>
  adapter.delete({
    model: MODEL,
    where: [
      { field: 'id', value: id },
      { field: 'status', value: status },
    ],
  })

export const createFactor = (adapter: Adapter, data: Omit<Factor, 'id'>): Promise<Factor> =>
  adapter.create<Omit<Factor, 'id'>, Factor>({ model: MODEL, data })

/** Throws MFA_REQUIRED unless the session has passed a second factor. */
export function requireAal2(session: object): void {
  if ((session as { aal?: string }).aal !== 'aal2') throw notAtAal2()
}
