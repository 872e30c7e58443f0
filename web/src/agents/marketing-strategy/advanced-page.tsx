import { Growing } from '@/ui/patterns/growing.tsx'
import type { ViewProps } from '../view.ts'
import { Bottleneck, Doubts } from './doubts-and-missing.tsx'
import { GuidedParts } from './guided-parts.tsx'
import { MarketPart, SevenPsPart } from './market-part.tsx'
import { Part } from './part.tsx'
import { ScenariosPart } from './scenarios-part.tsx'
import { StepRail } from './step-rail.tsx'
import { StrategyEnd } from './strategy-end.tsx'
import { TestsPart } from './tests-part.tsx'

/** The seven steps, then what a board would ask: how large, with what mix, what if, and how do we know. */
export default function AdvancedPage({ body, deliverable }: ViewProps<'advanced-strategy'>) {
  if (!body) return <Growing lines={10} />
  const currency = body.budget?.currency ?? 'USD'
  return (
    <div className="grid gap-x-8 gap-y-8 @3xl:grid-cols-[150px_minmax(0,1fr)]">
      <StepRail body={body} />
      <div className="@container grid min-w-0 gap-10">
        <Doubts body={body} />
        <Bottleneck body={body} />
        <GuidedParts body={body} />
        <Part title="The market, two ways">
          <MarketPart market={body.market} currency={currency} />
        </Part>
        <Part title="Marketing mix, 7P">
          <SevenPsPart sevenPs={body.sevenPs} />
        </Part>
        <Part title="Three scenarios">
          <ScenariosPart scenarios={body.scenarios} currency={currency} />
        </Part>
        <Part title="Test plan">
          <TestsPart tests={body.tests} />
        </Part>
        <StrategyEnd deliverable={deliverable} />
      </div>
    </div>
  )
}
