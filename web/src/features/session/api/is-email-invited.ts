import { api } from '@/client/api.ts'

/** Whether an address may sign up. Rejects when the check cannot be made: then nobody is let in. */
export const isInvited = (email: string) =>
  api.rpc.is_email_invited({ p_email: email.trim().toLowerCase() })
