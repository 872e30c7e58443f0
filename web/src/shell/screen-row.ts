import type { ComponentType } from 'react'

/**
 * Who may open a screen: public (signed-out only, others go to the dashboard), any (both), signed-in,
 * onboarding (signed in, before the onboarding gate), agency (signed in, AGENCY organizations), development (never in a production build).
 */
export type Audience = 'public' | 'any' | 'signed-in' | 'onboarding' | 'agency' | 'development'

export type ScreenRow = {
  /** As the router writes it: /clients/:clientSlug */
  path: string
  /** Stands in the window's title and in the breadcrumb. */
  title: string
  audience: Audience
  /** Entry of the top navigation. */
  nav?: { group: 'main'; label: string; order: number }
  /** full: the screen fills the window below the navigation, with no breadcrumb and no footer (two-pane sessions). */
  frame?: 'page' | 'full'
} & (
  | { load: () => Promise<{ default: ComponentType }>; redirect?: undefined; delivered?: undefined }
  /** Nothing to show: where this address leads. */
  | { redirect: (visitor: { signedIn: boolean }) => string; load?: undefined; delivered?: undefined }
  /** A page of the public site: the server sends it whole, so a link within the application leaves the application. */
  | { delivered: true; load?: undefined; redirect?: undefined }
)
