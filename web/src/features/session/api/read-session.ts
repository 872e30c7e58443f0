import { authCall } from './auth-call.ts'

/** Whether the token still opens a session; reading it renews it. */
export const readSession = async (): Promise<boolean> =>
  Boolean((await authCall<{ session?: object } | null>('get-session'))?.session)
