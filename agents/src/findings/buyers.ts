import type { Unit } from '@sextant/contracts/company/figures'
import { aboutOf, type Company, type Fact, factsOf } from '../company/company.ts'
import { nounsOf } from '../company/nouns.ts'
import { takesGifts, unitOfGoal } from '../company/targets.ts'
import type { CountText } from '../sentences/figures.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Kit } from './kit.ts'

/** What those who buy are called: what the goal counts that something is tied to, else a charity has givers, a club members, a school learners. The fact is what the words stand by. */
export function buyersOf(kit: Kit, fact: Fact): { one: CountText; many: CountText } {
  const [organization] = factsOf(kit.company, 'organization')
  const unit = ofGoal(kit, fact) ?? nounsOf(kit.company).customer
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
const HEADS = new Set<Fact<'goal'>['counts']>(['members', 'customers'])

function ofGoal(kit: Kit, fact: Fact): Unit | null {
  const goal = aboutOf(kit.company, fact, 'goal')
  return goal && HEADS.has(goal.counts) ? unitOfGoal(goal) : null
}
