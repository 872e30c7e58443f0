import type { Unit } from '@sextant/contracts/company/figures'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import { takesGifts } from '../company/targets.ts'
import type { CountText } from '../sentences/figures.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
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

const sellsOf = (company: Company): Fact<'organization'>['sells'] =>
  factsOf(company, 'organization')[0]?.sells

/** What comes in: sales to a shop, income to those who live on gifts. */
export const takingsOf = (company: Company): Sentence =>
  takesGifts(company) ? say`income` : say`sales`

const CUSTOMERS = say`customers`
const NAMED: Partial<Record<string, Sentence>> = { memberships: say`members`, gifts: say`givers` }

/** Who pays, as a word of the frame: customers, members, givers. */
export const payersOf = (company: Company): Sentence =>
  NAMED[sellsOf(company) ?? 'orders'] ?? CUSTOMERS

/** "the 54,000 that all sales bring", or that come in. */
export const incomingOf = (company: Company): Sentence =>
  takesGifts(company) ? say`come in` : say`all sales bring`
