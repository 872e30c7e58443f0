import type { Ability } from '@sextant/contracts/abilities'
import type { AgentSlug } from '@sextant/contracts/catalogue'
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

/** How the command palette offers a screen. */
type Found = {
  /** Pages show once something is typed; quick actions and the operator's pages at once. Left out: Pages. */
  group?: 'Quick Actions' | 'Operator'
  /** Left out: the title. */
  label?: string
  /** Other words by which it is found. */
  also?: string
  /** Of the shortcut that does the same; ⌘ or Ctrl stands before it. */
  key?: string
  /** The order among quick actions. */
  at?: number
}

/** Where a screen stands in the bar: above an agency's clients, in its menu of settings, where work is done (a small business, or inside a client), or at the end for operators. */
export type BarPlace = {
  where: 'above clients' | 'settings menu' | 'at work' | 'operator'
  at: number
  /** Left out: the title. */
  label?: string
  /** Beside what the screen itself needs. */
  needs?: Ability
  /** Shown only once usage has unlocked it. */
  unlockedBy?: 'white-label'
}

export type ScreenRow = {
  /** As the router writes it: /clients/:clientSlug */
  path: string
  /** Stands in the window's title and in the breadcrumb. */
  title: string
  audience: Audience
  /** Whose sessions are held here. */
  agent?: AgentSlug
  /** Who lacks this ability goes to the dashboard. */
  needs?: Ability
  /** Opens for people of no organization too; every other signed-in page is about one. */
  alone?: true
  /** Open to guests of a client, whose only place is otherwise the portal. */
  guests?: true
  /** A public page stays open to signed-in people while its address carries this parameter: a link from a mail is followed. */
  openWith?: string
  /** The command palette finds it. */
  find?: Found
  /** Stands in the bar on top, and in the drawer of a phone. */
  inBar?: BarPlace | readonly BarPlace[]
  /** The page whose part it is, where the address does not say so: the breadcrumb leads there. */
  partOf?: string
  /** full: the screen fills the window below the navigation, with no breadcrumb and no footer (two-pane sessions). portal: the screen brings its own header, in its client's brand. */
  frame?: 'page' | 'full' | 'portal'
} & (
  | { load: () => Promise<{ default: ComponentType }>; redirect?: undefined; delivered?: undefined }
  /** Nothing to show: where this address (path and query) leads. */
  | {
      redirect: (visitor: { signedIn: boolean; address: string }) => string
      load?: undefined
      delivered?: undefined
    }
  /** A page of the public site: the server sends it whole, so a link within the application leaves the application. */
  | { delivered: true; load?: undefined; redirect?: undefined }
)
