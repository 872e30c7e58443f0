import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LearnedNote } from '@/features/agent-session/components/learned-note.tsx'
import type { LearnedNote as Note } from '@/features/agent-session/session-state.ts'
import { useApproveInsight } from '@/features/insights/api/decide-insight.ts'
import { HISTORY_PAGE, insightHistoryQuery } from '@/features/insights/api/insights.ts'
import { keyLabel, valuesOf } from '@/features/insights/insight-form.ts'
import { review } from '@/features/insights/review.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { useAgentPlace } from './use-agent-place.ts'

const act = 'link font-medium disabled:no-underline disabled:text-ink-3'

/** A learned note with its present status: decided elsewhere, it says so here. */
export function SessionNote({ note }: { note: Note }) {
  const allowed = useCan()('insights.manage')
  const here = useAgentPlace()
  const { data } = useQuery(
    insightHistoryQuery({
      status: null,
      page: 0,
      about: here.scope.clientId ? { clientId: here.scope.clientId } : null,
    }),
  )
  const approving = useApproveInsight()
  const row = data?.find(({ id }) => id === note.id)
  const complete = data !== undefined && data.length < HISTORY_PAGE
  const unlisted = complete ? 'gone' : note.status
  const status = row ? statusOf(row) : unlisted
  return (
    <LearnedNote
      note={row ? { ...note, value: valuesOf(row.extracted_context) } : note}
      status={status}
      label={keyLabel(note.key).toLowerCase()}
    >
      {status === 'approved' && (
        <Link to={here.insight(note.id)} className="link">
          Review
        </Link>
      )}
      {status === 'pending' && allowed && row && (
        <>
          <button
            type="button"
            className={act}
            disabled={approving.saving}
            onClick={() => void approving.save(note.id)}
          >
            Approve
          </button>{' '}
          <button
            type="button"
            className={act}
            disabled={approving.saving}
            onClick={() => review(row, true)}
          >
            Edit
          </button>
        </>
      )}
    </LearnedNote>
  )
}

const statusOf = ({ status }: { status: string }) =>
  status === 'approved' ? 'approved' : 'pending'
