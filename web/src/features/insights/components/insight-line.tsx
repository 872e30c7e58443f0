import type { InsightRow } from '@sextant/contracts/company/insights'
import { useState } from 'react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { Alert } from '@/ui/patterns/alert.tsx'
import { ConfidenceBadge } from '@/ui/patterns/confidence-badge.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  useApproveInsight,
  useRejectInsight,
  useRestoreInsight,
  useUpdateInsight,
} from '../api/decide-insight.ts'
import { extractedOf, fieldsOf, keyLabel, type InsightField } from '../insight-form.ts'
import { InsightChange } from './insight-change.tsx'
import { InsightEditor } from './insight-editor.tsx'
import { EarlierStates } from './earlier-states.tsx'
import { InsightOrigin } from './insight-origin.tsx'
import { LearnedBy } from './learned-by.tsx'
import { StatusBadge } from './status-badge.tsx'

/** One insight of the history: what, from which words, how sure, how often used; corrected in place. */
export function InsightLine({
  insight,
  editable,
  named,
  outputHref,
  namesClient = false,
}: {
  insight: InsightRow
  editable: boolean
  /** Stands among those of others: it says whose it is. */ namesClient?: boolean
  /** The address leads to this one. */ named: boolean
  /** Where a deliverable stands. */ outputHref: (id: string) => string
}) {
  const [fields, setFields] = useState<InsightField[] | null>(null)
  const updating = useUpdateInsight()
  const approving = useApproveInsight('in place')
  const keepsKnown = insight.change?.replaces.is_itself === true
  const deleting = useRejectInsight(keepsKnown ? 'Kept as it was' : 'Insight deleted', 'in place')
  const restoring = useRestoreInsight()
  const busy = updating.saving || approving.saving || deleting.saving
  const failure = updating.failure ?? approving.failure ?? deleting.failure
  const save = (edited: InsightField[]) =>
    updating.save({ id: insight.id, extracted: extractedOf(edited) }, () => {
      setFields(null)
      toast.success('Insight corrected')
    })

  return (
    <li
      id={`insight-${insight.id}`}
      aria-current={named || undefined}
      className="grid gap-x-6 gap-y-2 border-b border-line py-4 scroll-my-28 target:bg-act-soft aria-[current]:bg-act-soft aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-act md:grid-cols-[168px_minmax(0,1fr)_auto]"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 md:flex-col">
        <LearnedBy insight={insight} />
        <StatusBadge insight={insight} />
      </div>
      <div className="min-w-0">
        {namesClient && <WhoseIsIt insight={insight} />}
        {fields ? (
          <InsightEditor
            fields={fields}
            onChange={setFields}
            busy={busy}
            onSave={() => void save(fields)}
            onCancel={() => setFields(null)}
          />
        ) : (
          fieldsOf(insight.extracted_context).map(field => (
            <p key={field.key} className="wrap-anywhere">
              <span className="font-semibold">{keyLabel(field.key)}: </span>
              {field.list ? field.text.split('\n').join(', ') : field.text}
            </p>
          ))
        )}
        <InsightChange insight={insight} />
        <InsightOrigin insight={insight} outputHref={outputHref} />
        <p className="cap mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <ConfidenceBadge confidence={insight.confidence_score} />
          <TimeSince at={insight.created_at} />
          <span>{usesWords(insight.uses)}</span>
          {insight.decided_by_name && insight.decided_at && (
            <span>
              Decided by {insight.decided_by_name}, <TimeSince at={insight.decided_at} />
            </span>
          )}
        </p>
        {insight.earlier > 0 && <EarlierStates insight={insight} />}
        {failure && <Alert title={failure} className="mt-2" />}
      </div>
      {editable && !fields && (
        <div className="flex flex-wrap items-start gap-2">
          {insight.status === 'rejected' ? (
            <Button
              size="sm"
              busy={restoring.saving}
              onClick={() => void restoring.save(insight.id)}
            >
              Restore
            </Button>
          ) : (
            <>
              {insight.status !== 'approved' && (
                <Button
                  size="sm"
                  variant={insight.status === 'pending' ? 'primary' : 'plain'}
                  busy={approving.saving}
                  disabled={busy && !approving.saving}
                  onClick={() => void approving.save(insight.id)}
                >
                  {insight.status === 'pending' ? 'Approve' : 'Let it hold again'}
                </Button>
              )}
              <Button
                size="sm"
                variant="quiet"
                disabled={busy}
                onClick={() => setFields(fieldsOf(insight.extracted_context))}
              >
                Edit
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={busy}
                onClick={() => void deleting.save(insight.id)}
              >
                {keepsKnown ? 'Keep what is known' : 'Delete'}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}

function usesWords(uses: number): string {
  if (uses === 0) return 'Not quoted in an output yet'
  return `Quoted in ${uses} ${uses === 1 ? 'output' : 'outputs'}`
}

/** The client it is about, with the way there; the organization's own says so too. */
function WhoseIsIt({ insight: { client_name, client_slug } }: { insight: InsightRow }) {
  return (
    <p className="cap">
      {client_name ? (
        <Link to={`/clients/${client_slug}/intelligence`} className="link">
          {client_name}
        </Link>
      ) : (
        'Your own organization'
      )}
    </p>
  )
}
