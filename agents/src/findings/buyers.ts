import type { Unit } from '@sextant/contracts/company/figures'
import { type Fact, factsOf } from '../company/company.ts'
import type { CountText } from '../sentences/figures.ts'
import type { Kit } from './kit.ts'

const CUSTOMER: Unit = { one: 'customer', many: 'customers' }
const CALLED: Partial<Record<NonNullable<Fact<'organization'>['sells']>, Unit>> = {
  memberships: { one: 'member', many: 'members' },
  gifts: { one: 'giver', many: 'givers' },
}

/** What those who buy are called where they join or give: a charity has givers, a club members. The fact is what the words stand by. */
export function buyersOf(kit: Kit, fact: Fact): { one: CountText; many: CountText } {
  const [organization] = factsOf(kit.company, 'organization')
  const unit = CALLED[organization?.sells ?? 'orders'] ?? CUSTOMER
  const origin = organization ?? fact
  return { one: kit.unit(unit, 'one', origin), many: kit.unit(unit, 'many', origin) }
}
