import { lazy } from 'react'

/** One view a framework, each in a file of its own. */
export const strategyViews = {
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
