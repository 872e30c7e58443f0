import { Growing } from '@/ui/patterns/growing.tsx'
import type { ViewProps } from '../view.ts'
import { Bottleneck, Doubts } from './doubts-and-missing.tsx'
import { GuidedParts } from './guided-parts.tsx'
import { StepRail } from './step-rail.tsx'
import { StrategyEnd } from './strategy-end.tsx'

/** Seven steps, each agreed on or open, with what is to be done first below. */
export default function GuidedPage({ body, deliverable }: ViewProps<'guided-strategy'>) {
  if (!body) return <Growing lines={10} />
  return (
    <div className="grid gap-x-8 gap-y-8 @3xl:grid-cols-[150px_minmax(0,1fr)]">
      <StepRail body={body} />
      <div className="@container grid min-w-0 gap-10">
        <Doubts body={body} />
        <Bottleneck body={body} />
        <GuidedParts body={body} />
        <StrategyEnd deliverable={deliverable} />
      </div>
    </div>
  )
}
