import { agentById } from '@sextant/contracts/catalogue'
import type { InsightRow } from '@sextant/contracts/company/insights'
import { XIcon } from 'lucide-react'
import { Link } from 'react-router'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { ConfidenceBadge } from '@/ui/patterns/confidence-badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { sayApproved, useApproveInsight, useRejectInsight } from '../api/decide-insight.ts'
import { keyLabel, valuesOf } from '../insight-form.ts'
import { review } from '../review.ts'
import { InsightChange } from './insight-change.tsx'

const saysWho = ({ document, agent_type }: InsightRow): string =>
  document ? `In ${document.name}` : `${agentById(agent_type).name} learned`

/** The first insight that waits: approve, reject, look closer. The cross rejects, with a way back; leaving the panel decides nothing. others: how many wait behind it. */
export function FloatingApproval({
  insight,
  others,
  onLeave,
}: {
  insight: InsightRow
  others: number
  onLeave: () => void
}) {
  const approving = useApproveInsight()
  const rejecting = useRejectInsight()
  const busy = approving.saving || rejecting.saving
  const key = Object.keys(insight.extracted_context)[0] ?? ''
  return (
    <>
      <div className="grid gap-2.5 p-4">
        <div className="flex items-center gap-2.5">
          {!insight.document && <AgentBadge agent={insight.agent_type} />}
          <h2 id="pending-insight" className="min-w-0 flex-1 font-semibold wrap-anywhere">
            {saysWho(insight)}: {keyLabel(key).toLowerCase()}
          </h2>
          <Button
            variant="quiet"
            size="icon-sm"
            className="-my-1 -mr-2"
            aria-label="Close and reject"
            title="Close and reject"
            disabled={busy}
            onClick={() => void rejecting.save(insight.id)}
          >
            <XIcon aria-hidden />
          </Button>
        </div>
        <p className="line-clamp-4 wrap-anywhere">{valuesOf(insight.extracted_context)}</p>
        <InsightChange insight={insight} />
        {(insight.output_id ?? insight.document) && (
          <p className="text-ink-2 wrap-anywhere">{insight.quote}</p>
        )}
        <p className="cap flex items-center gap-2">
          <ConfidenceBadge confidence={insight.confidence_score} />
          {insight.client_name && <span>{insight.client_name}</span>}
          {others > 0 && <span>{others} more after this</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            busy={approving.saving}
            disabled={rejecting.saving}
            onClick={() => void approving.save(insight.id, sayApproved)}
          >
            Approve
          </Button>
          <Button
            size="sm"
            busy={rejecting.saving}
            disabled={approving.saving}
            onClick={() => void rejecting.save(insight.id)}
          >
            Reject
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            onClick={() => {
              onLeave()
              review(insight)
            }}
          >
            Review
          </Button>
        </div>
      </div>
      <div className="border-t border-line px-4 py-2.5">
        <Link
          to="/learning-history?status=pending"
          onClick={onLeave}
          className="link link-alone text-caption"
        >
          All that waits
        </Link>
      </div>
    </>
  )
}
