import { agentById } from '@sextant/contracts/catalogue'
import { PENDING_POLL_MS } from '@sextant/contracts/limits'
import type { InsightRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { XIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { toast, useSonner } from 'sonner'
import { cn } from '@/ui/cn.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { ConfidenceBadge } from '@/ui/patterns/confidence-badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { approveInsight } from '../api/decide-insight.ts'
import { pendingInsightsQuery } from '../api/insights.ts'
import { keyLabel, valuesOf } from '../insight-form.ts'
import { rejectWithUndo } from '../reject-with-undo.ts'
import { review, useReviewed } from '../review.ts'

const ApprovalModal = lazy(async () => ({ default: (await import('./approval-modal.tsx')).ApprovalModal }))

/** The floating dialog for the first insight that waits, and the modal it leads to. Stands once in the signed-in area. */
export function PendingInsights() {
  const reviewed = useReviewed()
  const { pathname } = useLocation()
  const [later, setLater] = useState<ReadonlySet<string>>(new Set())
  // While the modal decides one, the list must not move under it.
  const { data } = useQuery({ ...pendingInsightsQuery, enabled: !reviewed, refetchInterval: query => (isSignedOut(query.state.error) ? false : PENDING_POLL_MS) })
  if (reviewed) return <Suspense><ApprovalModal key={reviewed.insight.id} insight={reviewed.insight} editing={reviewed.editing} onClose={() => review(null)} /></Suspense>
  const waiting = data?.filter(({ id }) => !later.has(id)) ?? []
  const [first] = waiting
  // The page that lists them all needs no reminder.
  if (!first || pathname === '/learning-history') return null
  return <FloatingApproval key={first.id} insight={first} others={waiting.length - 1} onLater={() => setLater(new Set([...later, ...waiting.map(({ id }) => id)]))} />
}

const isSignedOut = (error: unknown) => typeof error === 'object' && error !== null && 'status' in error && error.status === 401

function FloatingApproval({ insight, others, onLater }: { insight: InsightRow; others: number; onLater: () => void }) {
  const { toasts } = useSonner()
  const raised = toasts.some(({ position }) => !position?.startsWith('top'))
  const [busy, setBusy] = useState<'approve' | 'reject' | null>(null)
  const decide = async (kind: 'approve' | 'reject') => {
    setBusy(kind)
    try {
      await (kind === 'approve' ? approveInsight(insight.id) : rejectWithUndo(insight.id))
      if (kind === 'approve') toast.success('Approved. Every agent knows it now.')
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'An unexpected error occurred')
      setBusy(null)
    }
  }
  const key = Object.keys(insight.extracted_context)[0] ?? ''
  return (
    // In the flow on phones, where anything fixed would cover the field one writes in; in the corner elsewhere. Not <dialog>: it asks without stopping work.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-labelledby="pending-insight"
      // A toast comes into the same corner and must not cover these buttons.
      className={cn('border-b border-line bg-raised px-4 py-3 transition-[bottom] md:fixed md:right-6 md:z-20 md:w-[356px] md:rounded-lg md:border md:shadow-float md:animate-rise', raised ? 'md:bottom-[116px]' : 'md:bottom-6')}
    >
      <div className="flex items-center gap-2">
        <AgentBadge agent={insight.agent_type} />
        <h2 id="pending-insight" className="min-w-0 flex-1 truncate text-caption font-semibold">{agentById(insight.agent_type).name} learned: {keyLabel(key).toLowerCase()}</h2>
        <ConfidenceBadge confidence={insight.confidence_score} />
        <Button variant="quiet" size="icon-sm" className="-mr-2" aria-label="Close and reject" title="Close and reject" disabled={busy !== null} onClick={() => void decide('reject')}><XIcon aria-hidden /></Button>
      </div>
      <p className="mt-1 line-clamp-2 wrap-anywhere max-md:line-clamp-1">{valuesOf(insight.extracted_context)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button size="sm" variant="primary" busy={busy === 'approve'} disabled={busy === 'reject'} onClick={() => void decide('approve')}>Approve</Button>
        <Button size="sm" busy={busy === 'reject'} disabled={busy === 'approve'} onClick={() => void decide('reject')}>Reject</Button>
        <Button size="sm" variant="quiet" disabled={busy !== null} onClick={() => review(insight)}>Review</Button>
        <Button size="sm" variant="quiet" className="ml-auto -mr-2" disabled={busy !== null} onClick={onLater}>Later{others > 0 && <span className="font-normal text-ink-3">{others} more</span>}</Button>
      </div>
    </div>
  )
}
