import type { Unit } from '@sextant/contracts/company/figures'
import { aboutOf, type Fact, factsOf } from '../company/company.ts'
import { nounsOf } from '../company/nouns.ts'
import { unitOfGoal } from '../company/targets.ts'
import type { CountText } from '../sentences/figures.ts'
import type { Kit } from './kit.ts'

/** What those who buy are called: what the goal counts that something is tied to, else a charity has givers, a club members, a school learners. The fact is what the words stand by. */
export function buyersOf(kit: Kit, fact: Fact): { one: CountText; many: CountText } {
  const [organization] = factsOf(kit.company, 'organization')
  const unit = ofGoal(kit, fact) ?? nounsOf(kit.company).customer
  const origin = organization ?? fact
  return { one: kit.unit(unit, 'one', origin), many: kit.unit(unit, 'many', origin) }
}

const HEADS = new Set<Fact<'goal'>['counts']>(['members', 'customers'])

function ofGoal(kit: Kit, fact: Fact): Unit | null {
  const goal = aboutOf(kit.company, fact, 'goal')
  return goal && HEADS.has(goal.counts) ? unitOfGoal(goal) : null
}
