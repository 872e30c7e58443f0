import type { OpportunityRow, QuickWinOpportunities } from '@sextant/contracts/quick-wins/routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { opportunitiesQuery } from '@/features/quick-wins/api/quick-wins.ts'
import { useTakeBack } from '@/features/quick-wins/api/start-quick-win.ts'
import { Opportunity } from '@/features/quick-wins/components/opportunity.tsx'
import { StartDialog } from '@/features/quick-wins/components/start-dialog.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Waiting } from './frame.tsx'
import { OneAnswerAway } from './one-answer-away.tsx'

type Place = { clientId: string | null; campaignId?: string; shown?: number }

/** What could be started, the best first, and what one answer more would bring. `shown`: so many of them. */
export function OpportunityList({ clientId, campaignId, shown }: Place) {
  const found = useQuery(opportunitiesQuery(clientId))
  const can = useCan()
  const [starting, setStarting] = useState<OpportunityRow | null>(null)
  if (found.isError)
    return (
      <ErrorState title={messageOf(found.error)} onRetry={() => void found.refetch()}>
        What would pay back could not be worked out. Your figures are safe.
      </ErrorState>
    )
  if (!found.data) return <Waiting what="opportunities" />
  const { opportunities, slower } = found.data
  const rows = opportunities.slice(0, shown ?? opportunities.length)
  return (
    <div className="grid gap-8">
      {rows.length === 0 ? (
        <Nothing found={found.data} />
      ) : (
        <ol className="border-t border-line-strong">
          {rows.map((row, index) => (
            <Opportunity
              key={row.play}
              row={row}
              place={index + 1}
              action={
                can('outputs.manage') && (
                  <Button
                    variant="primary"
                    aria-label={`Start: ${row.title}`}
                    onClick={() => setStarting(row)}
                  >
                    Start
                  </Button>
                )
              }
            />
          ))}
        </ol>
      )}
      {(shown === undefined || rows.length === 0) && (
        <OneAnswerAway clientId={clientId} found={found.data} />
      )}
      {shown === undefined && slower > 0 && (
        <p className="text-caption text-ink-2">{left(slower)}</p>
      )}
      {starting && (
        <Starting
          row={starting}
          clientId={clientId}
          campaignId={campaignId ?? null}
          onClose={() => setStarting(null)}
        />
      )}
    </div>
  )
}

const left = (slower: number): string =>
  slower === 1
    ? 'One more move fits, but takes longer than thirty days to earn back what it costs.'
    : `${slower} more moves fit, but take longer than thirty days to earn back what they cost.`

function Nothing({ found }: { found: QuickWinOpportunities }) {
  const { agent } = usePlace()
  const asks = found.near.length + found.wanted.length > 0
  return (
    <EmptyState
      title="No quick win follows from your figures yet"
      action={
        <Link to={agent('/strategy')} className={buttonStyle()}>
          Tell an agent about the business
        </Link>
      }
    >
      {asks
        ? 'A move stands here once your own figures say what it would bring. Below is what one answer more would show.'
        : 'A move stands here once your own figures say what it would bring: what a sale costs, what has to be refused, where customers come from, who owes you money.'}
    </EmptyState>
  )
}

type StartingProps = {
  row: OpportunityRow
  clientId: string | null
  campaignId: string | null
  onClose: () => void
}

/** The dialog, and the page of what was started, with a way back. */
function Starting({ row, clientId, campaignId, onClose }: StartingProps) {
  const { user } = useMe()
  const { page } = usePlace()
  const navigate = useNavigate()
  const { save: takeBack } = useTakeBack()
  // The page of what is taken back is left first: it would ask for what is gone.
  const undo = async (id: string) => {
    await navigate(page('/quick-wins/opportunities'))
    await takeBack(id)
  }
  const onStarted = (id: string) => {
    onClose()
    void navigate(page(`/quick-wins/session/${id}`))
    undoToast('Started', () => void undo(id))
  }
  return (
    <StartDialog
      row={row}
      clientId={clientId}
      campaignId={campaignId}
      myself={{ id: user.id, name: user.full_name }}
      onStarted={onStarted}
      onClose={onClose}
    />
  )
}
