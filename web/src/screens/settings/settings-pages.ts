import type { Ability } from '@sextant/contracts/abilities'
import type { OrganizationType } from '@sextant/contracts/catalogue'

const PAGE_GROUPS = ['You', 'Business', 'People', 'Workspace'] as const
type PageGroup = (typeof PAGE_GROUPS)[number]

type SettingsPage = {
  to: string
  label: string
  /** What one finds there, in a line. */
  about: string
  group: PageGroup
  needs?: Ability
  /** The only kind of organization that has it. */
  only?: OrganizationType
}

/** The pages of the settings, in the order in which they are listed. */
const SETTINGS_PAGES: readonly SettingsPage[] = [
  {
    to: '/profile',
    label: 'Profile',
    about: 'Your name, picture, password, second factor and sessions',
    group: 'You',
  },
  {
    to: '/settings/notifications',
    label: 'Notifications',
    about: 'What reaches you, and how',
    group: 'You',
  },
  {
    to: '/business-profile',
    label: 'Business profile',
    about: 'Industry, size and description, known to every agent',
    group: 'Business',
    needs: 'work.view',
  },
  {
    to: '/intelligence',
    label: 'What we know',
    about: 'Every fact your agents work with, where it comes from, and what nobody knows',
    group: 'Business',
    needs: 'work.view',
  },
  {
    to: '/brand-guidelines',
    label: 'Brand guidelines',
    about: 'Voice, words, claims, legal lines and looks that every writer keeps to',
    group: 'Business',
    needs: 'work.view',
  },
  {
    to: '/learning-history',
    label: 'Learning history',
    about: 'What the agents learned about your business, to review',
    group: 'Business',
    needs: 'work.view',
  },
  {
    to: '/settings/white-label',
    label: 'White label',
    about: 'Your logo, colours and name in your clients’ portal',
    group: 'Business',
    only: 'AGENCY',
    needs: 'branding.manage',
  },
  {
    to: '/settings/team',
    label: 'Team',
    about: 'Members, their roles and clients, invitations',
    group: 'People',
    only: 'AGENCY',
    needs: 'team.manage',
  },
  {
    to: '/settings/workspace',
    label: 'Workspace',
    about: 'Name, organizations you belong to, leaving',
    group: 'Workspace',
    only: 'AGENCY',
  },
  {
    to: '/settings/workspace',
    label: 'Workspace',
    about: 'Name, members, organizations you belong to',
    group: 'Workspace',
    only: 'SME',
  },
  {
    to: '/settings/integrations',
    label: 'Integrations',
    about: 'The language model and its budget, mail, and the API',
    group: 'Workspace',
    needs: 'work.view',
  },
  {
    to: '/settings/integrations/sent',
    label: 'What was sent',
    about: 'Every call to a language model, to the letter',
    group: 'Workspace',
    needs: 'organization.manage',
  },
  {
    to: '/settings/billing',
    label: 'Billing',
    about: 'What the alpha costs: nothing',
    group: 'Workspace',
    needs: 'organization.manage',
  },
  {
    to: '/settings/audit',
    label: 'Audit log',
    about: 'Who did what, and when',
    group: 'Workspace',
    needs: 'audit.view',
  },
]

/** Whoever opens the settings. */
type SettingsReader = {
  /** Of the organization they work in; null for none. */
  type: OrganizationType | null
  can: (ability: Ability) => boolean
}

/** The pages open to somebody. has: whether a screen answers at an address. */
export function settingsPages(
  reader: SettingsReader,
  has: (path: string) => boolean,
): SettingsPage[] {
  return SETTINGS_PAGES.filter(page => has(page.to) && isOpen(page, reader))
}

/** The same, gathered under their headings. */
export function settingsPagesByGroup(
  reader: SettingsReader,
  has: (path: string) => boolean,
): { group: PageGroup; pages: SettingsPage[] }[] {
  const open = settingsPages(reader, has)
  return PAGE_GROUPS.map(group => ({
    group,
    pages: open.filter(page => page.group === group),
  })).filter(({ pages }) => pages.length > 0)
}

function isOpen({ to, only, needs }: SettingsPage, { type, can }: SettingsReader): boolean {
  // Everything but one's own account is about an organization.
  if (type === null && to !== '/profile') return false
  return (!only || only === type) && (!needs || can(needs))
}
