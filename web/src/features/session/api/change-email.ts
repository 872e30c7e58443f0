import { authCall } from './auth-call.ts'

/** Mails a confirmation link to the new address and tells the old one. Nothing changes until the link is followed. */
export const changeEmail = (newEmail: string) => authCall<unknown>('change-email', { newEmail })
