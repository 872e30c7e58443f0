import type { Ability, RoleName } from '@sextant/contracts/abilities'
import type { ComponentType } from 'react'

/**
 * Who may open a screen: public (signed-out only, others go to the dashboard), any (both), signed-in,
 * onboarding (signed in, before the onboarding gate), agency (signed in, AGENCY organizations), operator (signed in, may run the platform),
 * development (never in a production build).
 */
export type Audience =
  | 'public'
  | 'any'
  | 'signed-in'
  | 'onboarding'
  | 'agency'
  | 'operator'
  | 'development'

export type ScreenRow = {
  /** As the router writes it: /clients/:clientSlug */
  path: string
  /** Stands in the window's title and in the breadcrumb. */
  title: string
  audience: Audience
  /** Who lacks this ability goes to the dashboard. */
  needs?: Ability
  /** Who holds none of these roles goes to the dashboard. For rules the specification states by role; prefer needs. */
  roles?: readonly RoleName[]
  /** Opens for people of no organization too; every other signed-in page is about one. */
  alone?: true
  /** Open to guests of a client, whose only place is otherwise the portal. */
  guests?: true
  /** A public page stays open to signed-in people while its address carries this parameter: a link from a mail is followed. */
  openWith?: string
  /** full: the screen fills the window below the navigation, with no breadcrumb and no footer (two-pane sessions). */
  /** portal: the screen brings its own header, in its client's brand. */
  frame?: 'page' | 'full' | 'portal'
} & (
  | { load: () => Promise<{ default: ComponentType }>; redirect?: undefined; delivered?: undefined }
  /** Nothing to show: where this address leads. */
  | {
      redirect: (visitor: { signedIn: boolean }) => string
      load?: undefined
      delivered?: undefined
    }
  /** A page of the public site: the server sends it whole, so a link within the application leaves the application. */
  | { delivered: true; load?: undefined; redirect?: undefined }
)
