import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import type { Subject } from './keys.ts'

/** A deliverable that is asked about is shared as well. who: is asked. */
type Question = { subject: Subject; note: string; who: string }

export const useAskApproval = () =>
  useSaving({
    call: ({ subject, note }: Question) => api.portal.ask({ ...subject, note }),
    words: 'That did not go through. What you wrote is kept; try again.',
    told: 'in place',
    changes: ['approvals', 'agent-outputs', 'deliverables'],
    onSaved: (_, { who }) => toast.success(`Asked ${who}`),
  })
