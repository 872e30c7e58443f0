import type { Fact } from '../company/company.ts'
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

/** The role that would really do it at this size. */
export function ownerFor(profile: Profile, role: Role): string {
  const head = profile.industry === 'Non-profit' ? 'Director' : READER
  if (profile.companySize === SMALLEST) return head
  if (profile.companySize !== SMALL) return OF_LARGER[role]
  return OF_SMALL[role] === READER ? head : OF_SMALL[role]
}

type Person = Fact<'person'>

/** Words by which the people of a firm say that a role is somebody's. */
const ROLE_WORDS: Readonly<Record<Role, ReadonlySet<string>>> = {
  owner: new Set(['owner', 'founder', 'proprietor', 'director', 'ceo']),
  operations: new Set(['operations', 'production', 'workshop', 'plant', 'dispatch', 'logistics']),
  sales: new Set(['sales', 'salesman', 'saleswoman', 'salesperson']),
  marketing: new Set(['marketing', 'communications']),
  finance: new Set(['finance', 'accounts', 'accounting', 'accountant', 'bookkeeper', 'controller']),
  people: new Set(['personnel', 'hr']),
}

/** The person of the cards whose role it is, else the one who works on the matter and has others beside them: nothing is loaded onto hands that are short already. Nobody who leaves. */
export function personFor(
  people: readonly Person[],
  role: Role,
  matter?: { id: string; about?: string | undefined },
): string | null {
  const staying = people.filter(({ leaves, number }) => !leaves && number !== 'many')
  const byRole = staying.find(one => wordsOf(one).some(word => ROLE_WORDS[role].has(word)))
  const isOn = ({ id, about }: Person): boolean =>
    matter !== undefined &&
    (about === matter.id || id === matter.about || (about ?? '') === (matter.about ?? null))
  const byWork = staying.find(one => !one.alone && isOn(one))
  const found = byRole ?? byWork
  return found ? nameOf(found) : null
}

const wordsOf = ({ role = '' }: Person): string[] => role.toLowerCase().split(/[^\p{L}]+/u)

function nameOf({ label, role }: Person): string {
  const name = label.charAt(0).toUpperCase() + label.slice(1)
  return role ? `${name}, ${role}` : name
}
