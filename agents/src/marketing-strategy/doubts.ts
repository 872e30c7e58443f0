import { ceilingOf, goalsOfLines } from '../company/ceiling.ts'
import { type Fact, factsOf } from '../company/company.ts'
import { groupMeantBy } from '../company/group-meant.ts'
import { customersIn } from '../company/segments.ts'
import { worthOfOne } from '../company/pieces.ts'
import { salesOfYear } from '../company/targets.ts'
import type { Desk } from '../core/desk.ts'
import { say } from '../sentences/sentence.ts'
import type { Aim } from './aim.ts'
import { roomIn } from './closing.ts'
import { ownWay } from './ways.ts'
import { called, manyOf } from './called.ts'
import { type Doubt, doubt } from './doubt.ts'
import { doubtsOfCards } from './doubts-of-cards.ts'

type Target = Fact<'segment'> | undefined

/** The goal held against what is known of the firm: those there are, what can be made, what a year sells, what a way has brought. */
export function doubtsOf(desk: Desk, aim: Aim | null, target: Target): Doubt[] {
  if (!aim) return doubtsOfCards(desk, { aim, target })
  const all = [
    beyondRoom(desk, aim),
    beyondYear(desk, aim),
    beyondPace(desk, aim),
    beyondReach(desk, aim, target),
    beyondKnown(desk, aim),
    beyondWay(desk, aim, target),
    ...doubtsOfCards(desk, { aim, target }),
  ]
  const found = all.filter(one => one !== null)
  return found.toSorted((a, b) => Number(b.cannotBe) - Number(a.cannotBe))
}

/** More is wanted than a year can make. */
function beyondRoom(desk: Desk, { goal }: Aim): Doubt | null {
  const { kit, company } = desk
  const found = goalsOfLines(company).find(one => one.goal.id === goal.id)
  const ceiling = found && ceilingOf(company, found.line)
  if (!found || !ceiling || goal.target <= ceiling.most) return null
  const [most, target] = [
    manyOf(kit, found.line, ceiling.most, ceiling.how, ceiling.rests),
    kit.figure(goal, goal.target),
  ]
  const says = say`The goal of ${target} is above the ${most} that a year can make: put the room or the goal right first, because money for more buyers would buy refusals`
  return doubt(desk, { says, rests: [goal, ...ceiling.rests], cannotBe: true })
}

/** A gap so many times what a year sells is a slip of a figure or of a currency. */
const YEARS_MOST = 20
function beyondYear(desk: Desk, { goal, wins, isOfHeads }: Aim): Doubt | null {
  const { kit, company } = desk
  const sales = salesOfYear(company)
  const sale = worthOfOne(company, goal)
  if (!sales || !sale || isOfHeads || sales.rests.some(({ id }) => id === goal.id)) return null
  const gap = wins * sale.value
  if (gap <= sales.value * YEARS_MOST) return null
  const [more, year] = [
    kit.money(gap, 'wins × what one brings', [goal, ...sale.rests]),
    kit.money(sales.value, sales.how, sales.rests),
  ]
  const says = say`The goal would bring ${more} more, and a year of all sales brings ${year}: check the goal’s figures and the price beside them`
  return doubt(desk, { says, rests: [goal, ...sale.rests, ...sales.rests], cannotBe: true })
}

/** So many times as much within a year has to be asked about; so many more is a slip of a figure, unless one begins with a handful. */
const PACE_ASKED = 4
const PACE_MOST = 10
const HANDFUL = 10
const A_YEAR = 12
function beyondPace(desk: Desk, { goal, span }: Aim): Doubt | null {
  const { kit } = desk
  const pace = (goal.target / goal.baseline) ** (A_YEAR / Math.max(A_YEAR, span))
  if (goal.baseline <= 0 || pace <= PACE_ASKED) return null
  const isHandful = goal.form !== 'money' && goal.baseline < HANDFUL
  const times = kit.number(Math.round(goal.target / goal.baseline), 'target ÷ start', [goal])
  const [from, to] = [kit.figure(goal, goal.baseline), kit.figure(goal, goal.target)]
  const says = say`From ${from} to ${to} is ${times} times as much: check both figures and the day, and whether they count the same`
  return doubt(desk, { says, rests: [goal], cannotBe: pace > PACE_MOST && !isHandful })
}

/** More are to be won than there are in reach, or than the group has today. */
function beyondReach(desk: Desk, aim: Aim, target: Target): Doubt | null {
  const { kit } = desk
  const name = target && called(kit, target)
  const { goal, isOfHeads } = aim
  // Heads of all groups together are more than one group need have.
  const isOfGroup = target && groupMeantBy(desk.company, goal)?.id === target.id
  const isOnly = factsOf(desk.company, 'segment').length === 1
  const isStock = goal.counts === 'customers' || goal.counts === 'members'
  const isHeads = isOfHeads || (isStock && (isOfGroup || isOnly))
  if (!target || !name || !isHeads || aim.wins <= roomIn(target)) return null
  const wins = kit.count(aim.wins, aim.unit, aim.how, aim.rests)
  const room = kit.number(roomIn(target), 'those of the group who can still be won', [target])
  const rests = [...aim.rests, target]
  if (target.possible !== undefined) {
    const says = say`The goal takes ${wins}, and of ${name} only ${room} in reach do not buy here yet: aim at a second group, or put one of the two figures right`
    return doubt(desk, { says, rests, cannotBe: true })
  }
  const says = say`The goal takes ${wins}, and ${name} stand at ${room} on their card: say how many there are in reach, or the group may be too small for the goal`
  return doubt(desk, { says, rests, cannotBe: false })
}

/** Beyond so many times all that are known, one of the two figures counts something else. */
const KNOWN_MOST = 20
function beyondKnown(desk: Desk, aim: Aim): Doubt | null {
  const { kit, company } = desk
  const groups = factsOf(company, 'segment').filter(({ side }) => side !== 'user')
  const sizes = groups.map(group => group.possible ?? group.size)
  const heads = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  const isWhole = groups.length > 0 && !sizes.includes(undefined)
  const isOfPeople = aim.goal.counts === 'customers' || aim.goal.counts === 'members'
  const known = Math.max(heads, aim.goal.form === 'money' ? 0 : aim.goal.baseline)
  const isFar = known > 0 && aim.wins > known * KNOWN_MOST
  if (
    !isFar ||
    !(isWhole || isOfPeople) ||
    groups.some(one => customersIn(company, one) === null && one.size)
  )
    return null
  const wins = kit.count(aim.wins, aim.unit, aim.how, aim.rests)
  const all = kit.number(known, 'all groups together, or where the goal starts', groups)
  const says = say`The goal takes ${wins}, and all that is known today comes to ${all}: check the goal, the price, and how many each group has`
  return doubt(desk, { says, rests: [...aim.rests, ...groups], cannotBe: true })
}

/** A way bears some more than it has brought; twice as much is a hope. */
const WAY_MOST = 2
function beyondWay(
  desk: Desk,
  { isOfHeads, wins, unit, how, rests }: Aim,
  target: Target,
): Doubt | null {
  const { kit, company } = desk
  const own = target && isOfHeads ? ownWay(company, target) : null
  const brought = own?.way.customers
  if (!own || !brought || wins <= brought * WAY_MOST) return null
  const count = kit.count(wins, unit, how, rests)
  const says = say`${called(kit, own.way)} would have to bring ${count}, and brought ${kit.number(brought, 'as said', [own.way])} last year: whether it can bring so many more at the same cost is the first thing to find out`
  return doubt(desk, { says, rests: [...rests, own.way], cannotBe: false })
}
