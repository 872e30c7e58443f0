import type { Role } from '../plays/play.ts'
import type { Profile } from './profile.ts'

/** Up to ten people, one does everything; up to fifty, some have names for what they do. */
const SMALLEST = '1-10'
const SMALL = '11-50'

const OF_SMALL: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  operations: 'Operations lead',
  sales: 'Sales lead',
  marketing: 'Marketing lead',
  finance: 'Bookkeeper',
  people: 'Owner',
}
const OF_LARGER: Readonly<Record<Role, string>> = {
  owner: 'General manager',
  operations: 'Head of operations',
  sales: 'Head of sales',
  marketing: 'Head of marketing',
  finance: 'Finance lead',
  people: 'Head of people',
}

/** The role that would really do it at this size. */
export function ownerFor(profile: Profile, role: Role): string {
  const head = profile.industry === 'Non-profit' ? 'Director' : 'Owner'
  if (profile.companySize === SMALLEST) return head
  if (profile.companySize !== SMALL) return OF_LARGER[role]
  return OF_SMALL[role] === 'Owner' ? head : OF_SMALL[role]
}
