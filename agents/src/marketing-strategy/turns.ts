import type { Claim } from '@sextant/contracts/deliverable'
import { factsOf } from '../company/company.ts'
import { fundOf } from '../company/fund.ts'
import type { Desk } from '../core/desk.ts'
import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import { closings } from './closing.ts'
import { called, oneOf } from './called.ts'
import { limitFor } from './limit.ts'
import { type Around, cheapestTask } from './decision.ts'

/** What would overturn the plan, with the figure at which it turns. */
export function turnsOf(desk: Desk, around: Around): Claim[] {
  const found = [costTurn(desk, around), groupTurn(desk, around), worthTurn(desk, around)]
  return found.filter(one => one !== null)
}

/** The cheapest way's own cost. */
function costTurn(desk: Desk, { body: { budget }, worth, aim }: Around): Claim | null {
  const { kit, company } = desk
  const cheap = cheapestTask(budget)
  const way = cheap && factsOf(company, 'channel').find(({ id }) => id === cheap.fact)
  if (!cheap || !way || !aim) return null
  const most = limitFor({ budget, aim, worth }, cheap.perWin)
  if (most.by === 'today' || most.cents <= cheap.perWin) return null
  const [limit, each] = [
    kit.money(most.cents, most.how, [way, ...most.rests]),
    kit.money(cheap.perWin, 'spend a year ÷ customers', [way]),
  ]
  const rests = [way.id, ...most.rests.map(({ id }) => id)]
  const then =
    most.by === 'money'
      ? say`then the money does not reach the goal`
      : say`then it leaves nothing, and the money goes elsewhere`
  const says = say`A win by ${called(kit, way)} costing more than ${limit}, where it costs ${each} today: ${then}`
  return desk.claim(says, rests, 'computed')
}

/** The spending of the group at which another closes the gap for as little. */
function groupTurn(desk: Desk, { target, aim }: Around): Claim | null {
  const { kit, company } = desk
  const all = closings(company, aim)
  const own = all.find(({ group }) => group.id === target?.id)
  const other = all.find(({ group }) => group.id !== target?.id)
  if (!own || !other || !own.group.spend || own.total >= other.total) return null
  const most = kit.money(
    Math.round(other.total / own.heads),
    'what the other group takes ÷ customers of this one',
    [own.group, other.group, other.way],
  )
  const each = kit.money(own.each, 'spend a year ÷ customers', [own.way])
  const says = say`Winning ${oneOf(kit, own.group)} at more than ${most}, where it costs ${each} today: then ${called(kit, other.group)} ${agree('close', called(kit, other.group))} the gap for less`
  return desk.claim(says, [own.group.id, own.way.id, other.group.id], 'computed')
}

/** What a win has to leave for the money to come back. */
function worthTurn(desk: Desk, { body: { budget }, worth, aim }: Around): Claim | null {
  const { kit, company } = desk
  const fact = fundOf(company)
  const cost = budget.expected ? Math.round(budget.total / budget.expected) : budget.perWin
  if (!aim || !worth || !fact || !cost || worth.value < cost) return null
  const least = kit.money(cost, 'planned money ÷ wins it brings', [fact, ...aim.rests])
  const left = kit.money(worth.value, worth.how, worth.rests)
  const rests = [fact.id, ...worth.rests.map(({ id }) => id)]
  const says = say`A win leaving less than ${least} after its own cost, and not ${left}: then the money does not come back`
  return desk.claim(says, rests, 'computed')
}
