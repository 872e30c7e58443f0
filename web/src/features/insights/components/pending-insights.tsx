import { agentById } from '@sextant/contracts/catalogue'
import { PENDING_POLL_MS } from '@sextant/contracts/limits'
import type { InsightRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { XIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { toast } from 'sonner'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { ConfidenceBadge } from '@/ui/patterns/confidence-badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { approveInsight } from '../api/decide-insight.ts'
import { pendingInsightsQuery } from '../api/insights.ts'
import { keyLabel, valuesOf } from '../insight-form.ts'
import { rejectWithUndo } from '../reject-with-undo.ts'
import { review, useReviewed } from '../review.ts'

const ApprovalModal = lazy(async () => ({
  default: (await import('./approval-modal.tsx')).ApprovalModal,
}))

/** Asks about the first insight that waits, and opens the modal it leads to. Stands once in the signed-in area. */
export function PendingInsights() {
  const reviewed = useReviewed()
  const { pathname } = useLocation()
  const [expanded, setExpanded] = useState(false)
  const [later, setLater] = useState<ReadonlySet<string>>(new Set())
  // While the modal decides one, the list must not move under it.
  const { data } = useQuery({
    ...pendingInsightsQuery,
    enabled: !reviewed,
    refetchInterval: query => (isSignedOut(query.state.error) ? false : PENDING_POLL_MS),
  })
  if (reviewed)
    return (
      <Suspense>
        <ApprovalModal
          key={reviewed.insight.id}
          insight={reviewed.insight}
          editing={reviewed.editing}
          onClose={() => review(null)}
        />
      </Suspense>
    )
  const waiting = data?.filter(({ id }) => !later.has(id)) ?? []
  const [first] = waiting
  // The page that lists them all needs no reminder.
  if (!first || pathname === '/learning-history') return null
  const putOff = () => {
    setLater(new Set([...later, ...waiting.map(({ id }) => id)]))
    setExpanded(false)
  }
  if (waiting.length > 1 && !expanded) {
    return (
      <Strip>
        <section aria-label="Learned things that wait" className="wrap flex items-center gap-x-3">
          <AgentBadge agent={first.agent_type} />
          <p className="min-w-0 flex-1 text-caption">
            <strong className="font-semibold">{waiting.length} learned things</strong> wait
          </p>
          <Button size="sm" onClick={() => setExpanded(true)}>
            Review
          </Button>
          <Button size="sm" variant="quiet" className="-mr-2" onClick={putOff}>
            Later
          </Button>
        </section>
      </Strip>
    )
  }
  return (
    <FloatingApproval key={first.id} insight={first} others={waiting.length - 1} onLater={putOff} />
  )
}

/** Below the navigation on phones, where anything fixed would cover the field one writes in; along the foot elsewhere, with room of its own (--foot). */
function Strip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = document.documentElement.style
    const observer = new ResizeObserver(() =>
      root.setProperty('--foot', `${strip.current?.offsetHeight ?? 0}px`),
    )
    if (strip.current) observer.observe(strip.current)
    return () => {
      observer.disconnect()
      root.removeProperty('--foot')
    }
  }, [])
  return (
    <div
      ref={strip}
      className="border-line bg-raised py-2 max-md:-order-1 max-md:border-b md:sticky md:bottom-0 md:z-20 md:border-t md:shadow-float"
    >
      {children}
    </div>
  )
}

const isSignedOut = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401

function FloatingApproval({
  insight,
  others,
  onLater,
}: {
  insight: InsightRow
  others: number
  onLater: () => void
}) {
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
    <Strip>
      {/* Not <dialog>: it asks without stopping work. */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="dialog"
        aria-labelledby="pending-insight"
        className="wrap grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 md:flex"
      >
        <AgentBadge agent={insight.agent_type} />
        <h2
          id="pending-insight"
          className="min-w-0 truncate text-caption font-semibold md:max-w-72 md:shrink-0"
        >
          {agentById(insight.agent_type).name} learned: {keyLabel(key).toLowerCase()}
        </h2>
        <ConfidenceBadge confidence={insight.confidence_score} />
        <p
          title={valuesOf(insight.extracted_context)}
          className="line-clamp-1 min-w-0 flex-1 wrap-anywhere max-md:order-1 max-md:col-span-4"
        >
          {valuesOf(insight.extracted_context)}
        </p>
        <div className="flex shrink-0 items-center gap-2 max-md:order-2 max-md:col-span-4">
          <Button
            size="sm"
            variant="primary"
            busy={busy === 'approve'}
            disabled={busy === 'reject'}
            onClick={() => void decide('approve')}
          >
            Approve
          </Button>
          <Button
            size="sm"
            busy={busy === 'reject'}
            disabled={busy === 'approve'}
            onClick={() => void decide('reject')}
          >
            Reject
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={busy !== null}
            onClick={() => review(insight)}
          >
            Review
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="max-md:ml-auto max-md:-mr-2"
            disabled={busy !== null}
            onClick={onLater}
          >
            Later{others > 0 && <span className="font-normal text-ink-3">{others} more</span>}
          </Button>
        </div>
        <Button
          variant="quiet"
          size="icon-sm"
          className="-mr-2"
          aria-label="Close and reject"
          title="Close and reject"
          disabled={busy !== null}
          onClick={() => void decide('reject')}
        >
          <XIcon aria-hidden />
        </Button>
      </div>
    </Strip>
  )
}
