import { api } from '@/client/api.ts'

/** Deletes the account for good; the organization too when nobody else is in it. */
export const deleteMe = (proof: { password: string; email: string }) => api.identity.deleteMe(proof)
