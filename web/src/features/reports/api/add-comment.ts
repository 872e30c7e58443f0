import type { SectionId } from '@sextant/contracts/reports/types'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

type Comment = { id: string; comment_id: string; section: SectionId | null; body: string }

/** Says something beside a report; whoever reads it sees that. */
export const useAddComment = () =>
  useSaving({
    call: (comment: Comment) => api.reports.comment(comment),
    words: 'The comment was not sent. Your words are still here.',
    changes: ['reports'],
    told: 'in place',
  })
