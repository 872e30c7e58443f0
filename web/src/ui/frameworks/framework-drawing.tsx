import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'
import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import type { Bodies, StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { DeepPartial } from './deep-partial.ts'
import { EditingArea } from './editing.tsx'
import { Growing } from './growing.tsx'

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

type FrameworkDrawingProps = {
  /** May still be growing; its framework is known from the start. */
  deliverable: DeepPartial<StrategyDeliverable>
  /** Without it the framework is read-only. */
  onEdit?: (edits: OutputEdit[]) => Promise<boolean>
  /** An edit is on its way: fields wait, a line on top shows it. */
  busy?: boolean
  /** The marks of a claim's sources, with whatever they open. */
  sourceMarks: (numbers: number[]) => ReactNode
}

/** A framework as itself: drawn, readable as text, and editable in place. */
export function FrameworkDrawing({
  deliverable,
  onEdit,
  busy,
  sourceMarks,
}: FrameworkDrawingProps) {
  if (!deliverable.framework) return <Growing lines={4} />
  const View = VIEWS[deliverable.framework] as ComponentType<{ body: unknown }>
  return (
    <EditingArea
      onEdit={onEdit}
      busy={busy}
      marks={sourceMarks}
      sources={(deliverable.sources ?? []).filter(source => source !== undefined)}
    >
      <Suspense fallback={<Growing lines={8} />}>
        <View body={deliverable.body} />
      </Suspense>
    </EditingArea>
  )
}
