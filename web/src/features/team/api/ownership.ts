import { api } from '@/client/api.ts'

/** The member becomes owner, the caller administrator. */
export const transferOwnership = (userId: string) => api.team.transfer({ user_id: userId })

export const leaveOrganization = () => api.team.leave()
