import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '@/client/query-client.ts'
import { authCall } from './auth-call.ts'
import { listFactors } from './factors.ts'
import { meQuery } from './get-me.ts'

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: listFactors,
  staleTime: 10_000,
})

/** After a factor came or went: the assurance level of the session may be another. */
export const factorsChanged = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
  ])

export type NewFactor = {
  id: string
  /** secret: base32, to type by hand. uri: otpauth://, for the QR code. */ totp: {
    secret: string
    uri: string
  }
}

/** Begins setting up an authenticator app; it counts once a code of it was verified. */
export const enrolFactor = (friendlyName: string) =>
  authCall<NewFactor>('factors', { factorType: 'totp', friendlyName })

export const removeFactor = (id: string) => authCall<unknown>(`factors/${id}`, {}, 'DELETE')

/** Ten new recovery codes; the earlier ones stop working. */
export const newRecoveryCodes = async (): Promise<string[]> =>
  (await authCall<{ codes: string[] }>('recovery-codes', {})).codes
