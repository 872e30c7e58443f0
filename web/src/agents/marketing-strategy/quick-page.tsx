import { present } from '@sextant/drawings/deep-partial'
import { Growing } from '@/ui/patterns/growing.tsx'
import type { ViewProps } from '../view.ts'
import { BudgetPart } from './budget-part.tsx'
import { ChannelsTable } from './channels-table.tsx'
import { Bottleneck, Doubts, Missing } from './doubts-and-missing.tsx'
import { FunnelTable } from './funnel-table.tsx'
import { HousePart } from './house-part.tsx'
import { KpiTable } from './kpi-table.tsx'
import { Part } from './part.tsx'
import { PositioningPart } from './positioning-part.tsx'
import { SegmentsTable, Weights } from './segments-table.tsx'
import { StrategyEnd } from './strategy-end.tsx'
import { TargetChoice } from './target-choice.tsx'

/** The whole strategy on one page. */
export default function QuickPage({ body, deliverable }: ViewProps<'strategy-on-a-page'>) {
  if (!body) return <Growing lines={10} />
  const currency = body.budget?.currency ?? 'USD'
  const hasGroups = present(body.segments?.rows).length > 1
  return (
    <div className="@container grid gap-9">
      <Doubts body={body} />
      <Bottleneck body={body} />
      <Part title="For whom">
        <TargetChoice segments={body.segments} />
        {hasGroups && (
          <>
            <SegmentsTable segments={body.segments} currency={currency} />
            <Weights segments={body.segments} />
          </>
        )}
        <Missing body={body} steps={['segmentation', 'targeting']} />
      </Part>
      <Part title="What sets you apart">
        <PositioningPart positioning={body.positioning} />
        <Missing body={body} steps={['positioning']} />
      </Part>
      <Part title="What you say">
        <HousePart messaging={body.messaging} />
        <Missing body={body} steps={['messaging']} />
      </Part>
      <Part title="By which ways">
        <ChannelsTable channels={body.channels} currency={currency} />
        <Missing body={body} steps={['channels']} />
      </Part>
      <Part title="For how much">
        <FunnelTable funnel={body.funnel} />
        <BudgetPart budget={body.budget} />
        <Missing body={body} steps={['budget']} />
      </Part>
      <Part title="How you know it works">
        <KpiTable kpis={body.kpis} currency={currency} />
        <Missing body={body} steps={['kpis']} />
      </Part>
      <StrategyEnd deliverable={deliverable} />
    </div>
  )
}
