import { lazy } from 'react'

/** The views of Quick Start's tools. */
export const quickStartViews = { 'first-plan': lazy(() => import('./plan-page.tsx')) }
