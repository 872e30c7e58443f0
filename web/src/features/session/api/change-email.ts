import { authCall } from './auth-call.ts'

/** Mails a confirmation link to the new address and tells the old one. Nothing changes until the link is followed. password: the current one. Rejects with WRONG_PASSWORD when it is another. */
export const changeEmail = (newEmail: string, password: string) =>
  authCall<unknown>('change-email', { newEmail, password })
