import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

export const useWithdrawApproval = () =>
  useSaving({
    call: (id: string) => api.portal.withdraw({ id }),
    words: 'That did not go through. Try again.',
    told: 'in place',
    changes: ['approvals', 'agent-outputs', 'deliverables'],
  })
