import { type Company, factsOf } from '../company/company.ts'
import type { Role } from '../plays/play.ts'
import type { Profile } from './profile.ts'

/** Up to ten people, one does everything; up to fifty, some have names for what they do. */
const SMALLEST = '1-10'
const SMALL = '11-50'

/** Who reads a small organization's plan is the one who leads it. */
const READER = 'You'
const OF_SMALL: Readonly<Record<Role, string>> = {
  owner: READER,
  operations: 'Operations lead',
  sales: 'Sales lead',
  marketing: 'Marketing lead',
  finance: 'Bookkeeper',
  people: READER,
}
const OF_LARGER: Readonly<Record<Role, string>> = {
  owner: 'General manager',
  operations: 'Head of operations',
  sales: 'Head of sales',
  marketing: 'Head of marketing',
  finance: 'Finance lead',
  people: 'Head of people',
}

/** By which word of their role on the card somebody does this work. */
const WORK: Readonly<Record<Role, RegExp>> = {
  owner: /\b(?:owner|founder|director|managing|general manager|head teacher|principal)\b/i,
  operations: /\b(?:operations?|workshop|production|logistics|plant manager)\b/i,
  sales: /\b(?:sales|account manager|fundrais\w+)\b/i,
  marketing: /\b(?:marketing|communications?|social media)\b/i,
  finance: /\b(?:financ\w+|bookkeep\w+|account(?:ant|ing|s)|treasurer)\b/i,
  people: /\b(?:hr|human resources|people|staff)\b/i,
}

/** Who would really do it: the person on the cards whose work it is and who stays, else the role at this size. */
export function ownerFor(profile: Profile, role: Role, company?: Company): string {
  const named = company && personOf(company, role)
  if (named) return named
  const leader = company && personOf(company, 'owner')
  const head = leader ?? (profile.industry === 'Non-profit' ? 'Director' : READER)
  if (profile.companySize === SMALLEST) return head
  if (profile.companySize !== SMALL) return OF_LARGER[role]
  return OF_SMALL[role] === READER ? head : OF_SMALL[role]
}

const personOf = (company: Company, role: Role): string | undefined =>
  factsOf(company, 'person').find(
    person => person.leaves === undefined && person.role && WORK[role].test(person.role),
  )?.label
