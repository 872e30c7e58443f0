import type { Ability } from '@sextant/contracts/abilities'
import type { OrganizationType } from '@sextant/contracts/catalogue'

type Place = {
  to: string
  label: string
  /** What one finds there, in a line. */
  about: string
  group: 'You' | 'Organization'
  needs?: Ability
  only?: OrganizationType
}

/** The pages of the settings, in the order in which they are listed. */
const PLACES: readonly Place[] = [
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
    to: '/settings/workspace',
    label: 'Workspace',
    about: 'Name, organizations you belong to, leaving',
    group: 'Organization',
    only: 'AGENCY',
  },
  {
    to: '/settings/workspace',
    label: 'Workspace',
    about: 'Name, members, organizations you belong to',
    group: 'Organization',
    only: 'SME',
  },
  {
    to: '/settings/team',
    label: 'Team',
    about: 'Members, their roles and clients, invitations',
    group: 'Organization',
    only: 'AGENCY',
    needs: 'team.manage',
  },
  {
    to: '/learning-history',
    label: 'Learning history',
    about: 'What the agents learned about your business, to review',
    group: 'Organization',
    needs: 'work.view',
  },
  {
    to: '/settings/integrations',
    label: 'Integrations',
    about: 'The writer in force, mail, and the API',
    group: 'Organization',
    needs: 'work.view',
  },
  {
    to: '/settings/billing',
    label: 'Billing',
    about: 'What the alpha costs: nothing',
    group: 'Organization',
    needs: 'organization.manage',
  },
  {
    to: '/settings/audit',
    label: 'Audit log',
    about: 'Who did what, and when',
    group: 'Organization',
    needs: 'audit.view',
  },
]

/** The pages open to a visitor. type: of the organization they work in, null for none. has: whether a screen answers at an address. */
export function settingsPlaces(
  visitor: { type: OrganizationType | null; can: (ability: Ability) => boolean },
  has: (path: string) => boolean,
): Place[] {
  return PLACES.filter(
    place =>
      has(place.to) &&
      (place.group === 'You' || visitor.type !== null) &&
      (place.to !== '/settings/notifications' || visitor.type !== null) &&
      (!place.only || place.only === visitor.type) &&
      (!place.needs || visitor.can(place.needs)),
  )
}
