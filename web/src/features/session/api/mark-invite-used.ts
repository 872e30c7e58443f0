import { api } from '@/client/api.ts'

/** Ties the invitation to the new account. The account stands whether or not this succeeds. */
export async function markInviteUsed(email: string, userId: string): Promise<void> {
  try {
    await api.rpc.mark_invite_used({ p_email: email.trim().toLowerCase(), p_user_id: userId })
  } catch (error) {
    console.warn('The invitation could not be marked as used', error)
  }
}
