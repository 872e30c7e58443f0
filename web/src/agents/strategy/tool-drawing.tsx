import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import type { Bodies } from '@sextant/contracts/bodies'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { DrawingEditing } from '../editing/editing.tsx'
import { Growing } from '@/ui/patterns/growing.tsx'

type View<K extends keyof Bodies> = LazyExoticComponent<
  ComponentType<{ body: DeepPartial<Bodies[K]> | undefined }>
>
/** One view a framework, each in a file of its own, fetched when it is shown. */
const VIEWS: { [K in keyof Bodies]: View<K> } = {
  swot: lazy(() => import('./swot-grid.tsx')),
  'porter-five-forces': lazy(() => import('./porter-radar.tsx')),
  'blue-ocean': lazy(() => import('./strategy-canvas.tsx')),
  'bcg-matrix': lazy(() => import('./growth-share-matrix.tsx')),
  vrio: lazy(() => import('./vrio-table.tsx')),
  'mckinsey-7s': lazy(() => import('./seven-s-ring.tsx')),
  okrs: lazy(() => import('./okr-bars.tsx')),
  'three-horizons': lazy(() => import('./horizon-curves.tsx')),
  ice: lazy(() => import('./ice-table.tsx')),
  'business-model-canvas': lazy(() => import('./model-canvas.tsx')),
  'jobs-to-be-done': lazy(() => import('./forces-balance.tsx')),
}

/** A framework as itself: drawn, readable as text and, inside DeliverableEditing, editable in place. deliverable: may still be growing; its framework is known from the start. */
export function ToolDrawing({ deliverable }: { deliverable: DeepPartial<Deliverable> }) {
  if (!deliverable.tool) return <Growing lines={4} />
  const View = VIEWS[deliverable.tool] as ComponentType<{ body: unknown }>
  return (
    <DrawingEditing>
      <Suspense fallback={<Growing lines={8} />}>
        <View body={deliverable.body} />
      </Suspense>
    </DrawingEditing>
  )
}
