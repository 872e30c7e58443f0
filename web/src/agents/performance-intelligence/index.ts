import { lazy } from 'react'

/** The views of Performance Intelligence's tools. */
export const performanceIntelligenceViews = {
  'what-changed': lazy(() => import('./changed-page.tsx')),
  'what-is-odd': lazy(() => import('./odd-page.tsx')),
  significance: lazy(() => import('./significance-page.tsx')),
  attribution: lazy(() => import('./attribution-page.tsx')),
  pacing: lazy(() => import('./pacing-page.tsx')),
}
