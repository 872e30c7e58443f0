import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

type Answer = {
  id: string
  decision: 'approved' | 'changes'
  /** What should change; may be empty for an approval. */
  comment: string
}

export const useDecideApproval = () =>
  useSaving({
    call: (answer: Answer) => api.portal.decide(answer),
    words: 'Nothing was answered; what you wrote is still here.',
    changes: ['approvals'],
    onSaved: (_, { decision }) =>
      toast.success(decision === 'approved' ? 'Approved' : 'Changes asked for'),
  })
