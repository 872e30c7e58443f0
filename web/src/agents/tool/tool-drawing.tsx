import { Suspense, type ComponentType } from 'react'
import type { Bodies } from '@sextant/contracts/bodies'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { Growing } from '@/ui/patterns/growing.tsx'
import { DrawingEditing } from '../editing/editing.tsx'
import { marketingStrategyViews } from '../marketing-strategy/index.ts'
import { performanceIntelligenceViews } from '../performance-intelligence/index.ts'
import { personaViews } from '../persona/index.ts'
import { quickStartViews } from '../quick-start/index.ts'
import { strategyViews } from '../strategy/index.ts'
import type { View } from '../view.ts'

/** The view of every tool of every agent; a missing one does not compile. */
const VIEWS: { [K in keyof Bodies]: View<K> } = {
  ...strategyViews,
  ...quickStartViews,
  ...marketingStrategyViews,
  ...personaViews,
  ...performanceIntelligenceViews,
}

type AnyView = ComponentType<{ body: unknown; deliverable: DeepPartial<Deliverable> }>

/** A tool as itself: drawn, readable as text and, inside DeliverableEditing, editable in place. deliverable: may still be growing; its tool is known from the start. */
export function ToolDrawing({ deliverable }: { deliverable: DeepPartial<Deliverable> }) {
  if (!deliverable.tool) return <Growing lines={4} />
  const View = VIEWS[deliverable.tool] as AnyView
  return (
    <DrawingEditing>
      <Suspense fallback={<Growing lines={8} />}>
        <View body={deliverable.body} deliverable={deliverable} />
      </Suspense>
    </DrawingEditing>
  )
}
