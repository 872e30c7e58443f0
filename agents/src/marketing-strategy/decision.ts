import type { Claim } from '@sextant/contracts/deliverable'
import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import type { StrategySections } from '@sextant/contracts/marketing-strategy/strategies'
import { runningSpend } from '../company/acquisition.ts'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import { fundOf } from '../company/fund.ts'
import { movingGoals } from '../company/goals.ts'
import { takesGifts, unitOfGoal } from '../company/targets.ts'
import type { Desk } from '../core/desk.ts'
import type { MoneyText } from '../sentences/figures.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import type { CaseId } from '@sextant/contracts/marketing-strategy/case-words'
import type { Aim } from './aim.ts'
import type { Case } from './cases/case.ts'
import { type Closing, closings, headsFor, roomIn } from './closing.ts'
import type { Doubt } from './doubt.ts'
import { carriedWords, bestOf, lineOf } from './sections/positioning.ts'
import { DEAR } from './sections/sharing.ts'
import { mostOf, ofGroup, type Worth } from './worth.ts'
import { called, manyOf, oneOf } from './called.ts'

export type Around = {
  body: StrategySections
  aim: Aim | null
  target: Fact<'segment'> | undefined
  worth: Worth | null
  doubts: readonly Doubt[]
  /** What holds the goal back. */
  found: Case | null
}

/** What the sections come to: to whom what is sold first, and the sum that decides over it. Nothing where what is sold or to whom is not known. */
export function resultOf(desk: Desk, around: Around): Claim | undefined {
  const { kit } = desk
  const line = lineOf(desk)
  const { body, aim, target } = around
  const [offer, group] = [line, target].map(fact => (fact ? called(kit, fact) : null))
  if (!line || !target || !offer || !group) return undefined
  const first = body.segments.rows.length > 1 ? say` first` : say``
  const start = takesGifts(desk.company)
    ? say`Ask ${group}${first} for ${offer}`
    : say`Sell ${offer} to ${group}${first}`
  const { found } = around
  if (found?.id === 'room') return caseClaim(desk, start, found)
  const denied = around.doubts.find(({ cannotBe }) => cannotBe)
  if (denied) {
    // An account that outweighs the goal does so whatever the goal is.
    const besides = found?.id === 'one-customer' ? say` ${found.says}` : say``
    return withDoubt(desk, say`${start}.${besides}`, denied, [line.id, target.id])
  }
  if (found && LEADS.has(found.id)) return caseClaim(desk, start, found)
  if (!aim) return unplanned(desk, start, [line.id, target.id])
  const relation = relationWords(desk, around)
  const best = bestOf(desk)
  const hasMore = found && found.id !== 'worth' && found.says.text !== ''
  const more = hasMore ? say` ${found.says}` : say``
  const says = say`${start}${moneyWords(desk, around)}.${relation ?? carriedWords(desk, best)}${more}`
  const rests = [line, target, relation ? undefined : best, aim?.goal]
  return desk.claim(
    says,
    rests.flatMap(fact => (fact ? [fact.id] : [])),
    'computed',
  )
}

/** Cases that say by themselves what is done: the money follows from them, and does not lead. */
const LEADS = new Set<CaseId>(['leaving', 'answers', 'one-customer', 'asking', 'names', 'hours'])

/** Without a goal in figures it says to whom what is sold, why they would take it, and what is missing for a sum. */
function unplanned(desk: Desk, start: Sentence, rests: readonly string[]): Claim {
  const best = bestOf(desk)
  const says = say`${start}.${carriedWords(desk, best)} No sum is planned yet: ${lacksWords(desk)}.`
  return desk.claim(says, [...rests, ...(best ? [best.id] : [])], 'computed')
}

/** What the goal lacks to be reckoned with. */
function lacksWords({ company }: Desk): Sentence {
  return movingGoals(company).length > 0
    ? say`what the goal counts cannot be told in sales or customers, as long as nobody says what one of the group spends in a year`
    : say`the goal takes a figure of today, a figure to reach and a month`
}

function caseClaim(desk: Desk, start: Sentence, { says, rests }: Case): Claim {
  const ids = [...new Set(rests.map(({ id }) => id))]
  return desk.claim(say`${start}. ${says}`, ids, 'computed')
}

/** A figure that cannot be stands in the place of the plan's sum. */
function withDoubt(desk: Desk, start: Sentence, { claim }: Doubt, rests: readonly string[]): Claim {
  const own = desk.claim(start, rests, 'computed')
  return {
    ...claim,
    text: `${own.text} No sum is planned yet: ${claim.text.charAt(0).toLowerCase()}${claim.text.slice(1)}`,
    sources: [...new Set([...own.sources, ...claim.sources])],
  }
}

/** ", and plan $960 of the $2,000 to win 8 more tunings by May 2028": only what somebody said there is. */
function moneyWords({ kit, company }: Desk, { body, aim, worth }: Around): Sentence {
  const fact = fundOf(company)
  const { given, total } = body.budget
  if (!aim) return say``
  const wins = winWords(kit, aim)
  const by = aim.goal.by ? say` by ${kit.date(aim.by, aim.goal)}` : say``
  if (given === null || !fact) return say`, to win ${wins}${by}`
  const money = kit.money(given, 'the budget until then', [fact])
  const short = shortOf(body.budget, aim)
  if (isLossAtFirst({ body, worth })) return say`, with ${money} to win ${wins}${by}`
  if (!cheapestTask(body.budget))
    return say`, with ${money} to win ${wins}${by}: no way is counted for that yet`
  if (short !== null && total < given) {
    const part = kit.number(aim.wins - short, 'amount of each way ÷ what a win costs there', [fact])
    const planned = kit.money(total, 'Σ of the tasks', [fact, ...aim.rests])
    return say`, and plan ${planned} of the ${money}: the ways on the cards bear ${part} of ${wins}${by}`
  }
  if (short !== null) {
    const part = kit.number(aim.wins - short, 'amount of each way ÷ what a win costs there', [fact])
    const until = kit.date(body.budget.by, fact.until ? fact : aim.goal)
    return say`, and spend ${money} by ${until}: at today’s costs that wins ${part} of ${wins}`
  }
  // What is less than one whole unit of money is rounding.
  if (given - total < UNIT) return say`, and spend ${money} to win ${wins}${by}`
  const planned = kit.money(total, 'Σ of the tasks', [fact, ...aim.rests])
  return say`, and plan ${planned} of the ${money} to win ${wins}${by}`
}

/** Cents. */
const UNIT = 100

/** Whether one more customer costs more than their first sale leaves, wherever money goes. */
type Money = { body: { budget: Budget }; worth: Worth | null; aim: Aim | null }

export function isLossAtFirst({ body, worth }: Pick<Money, 'body' | 'worth'>): boolean {
  const cheap = cheapestCounted(body.budget)
  return Boolean(cheap && worth && cheap.perWin > mostOf(worth))
}

/** What that means: only who buys again pays for it. */
export function lossWords({ kit, company }: Desk, around: Money): Sentence | null {
  const cheap = cheapestCounted(around.body.budget)
  const way = cheap && factsOf(company, 'channel').find(({ id }) => id === cheap.fact)
  const { worth } = around
  if (!cheap || !way || !worth || !isLossAtFirst(around)) return null
  const each = kit.money(cheap.perWin, 'spend a year ÷ customers', [way])
  const left = kit.money(worth.value, worth.how, worth.rests)
  const times = kit.number(Math.ceil(cheap.perWin / worth.value), 'cost ÷ what one leaves', [
    way,
    ...worth.rests,
  ])
  return worth.of === 'sale'
    ? say`One by ${called(kit, way)} costs ${each} and a sale leaves ${left}: the money comes back only where each of them buys ${times} times.`
    : say`One by ${called(kit, way)} costs ${each} and leaves ${left} in a year: the money comes back only where they stay ${times} years.`
}

/** "25 customers, who bring the 100 sales of the goal". */
function winWords(kit: Desk['kit'], aim: Aim): Sentence {
  const wins = kit.count(aim.wins, aim.unit, aim.how, aim.rests)
  if (!aim.isOfHeads || aim.goal.form === 'money') return say`${wins}`
  const gap = aim.goal.target - aim.goal.baseline
  const sales = kit.count(gap, unitOfGoal(aim.goal), 'target − start', [aim.goal])
  return say`${wins}, who bring the ${sales} that the goal asks for`
}

/** Wins that the money does not bring at today’s costs; null where it brings all, or nobody counted. */
function shortOf({ given, expected, free }: Budget, aim: Aim): number | null {
  if (given === null || expected === null) return null
  const won = expected + free
  return won < aim.wins ? aim.wins - won : null
}

/** The sum that decides, which nobody said: what the money wins of what is asked; in which group the gap closes for least; what one leaves against what it may cost. */
function relationWords(desk: Desk, around: Around): Sentence | null {
  const loss = lossWords(desk, around)
  const all = [
    loss,
    loss ? null : reachWords(desk, around),
    closedWords(desk, around),
    freedWords(desk, around),
    leftWords(desk, around),
    loss ? null : leavesWords(desk, around),
  ]
  // Where the case says more by itself, one of them is enough.
  const isSaid = (around.found?.says.text ?? '') !== ''
  const found = all.filter(one => one !== null).slice(0, isSaid ? 1 : RELATIONS)
  const [first, second] = found
  if (!first) return null
  return second ? say` ${first} ${second}` : say` ${first}`
}

const RELATIONS = 2

/** The gap closed with this group or with another, each by the way that is counted for it. */
function closedWords(desk: Desk, { aim, target }: Around): Sentence | null {
  const all = closings(desk.company, aim)
  const own = all.find(({ group }) => group.id === target?.id)
  const other = all.find(({ group }) => group.id !== target?.id)
  return own && other ? closedBy(desk, own, other) : null
}

function closedBy({ kit }: Desk, own: Closing, other: Closing): Sentence {
  const [one, two] = [own, other].map(({ group, heads, way, total }) => ({
    heads: manyOf(kit, group, heads, 'the goal’s gap in customers of the group'),
    money: kit.money(total, 'customers of the group × what one costs by its way', [group, way]),
    way: called(kit, way),
  })) as [Told, Told]
  return say`The goal’s gap is ${one.heads} for ${one.money} by ${one.way}, or ${two.heads} for ${two.money} by ${two.way}.`
}

type Told = {
  heads: Sentence
  money: ReturnType<Desk['kit']['money']>
  way: ReturnType<typeof called>
}

/** What one of this group leaves in a year beside the best of the others; where another leaves more, why it does not come first. */
function leftWords({ company, kit }: Desk, { aim, target }: Around): Sentence | null {
  const own = target && !target.single ? ofGroup(company, target, aim?.goal) : null
  const next = own && target ? nextGroup(company, target, aim) : null
  const [name, other] = [target, next?.group].map(group => (group ? oneOf(kit, group) : null))
  if (!own || !next || !name || !other) return null
  const [left, theirs] = [own, next.left].map(({ value, how, rests }) =>
    kit.money(value, how, rests),
  ) as [MoneyText, MoneyText]
  const both = say`In a year ${name} leaves ${left} after its own cost, ${other} ${theirs}`
  if (next.left.value <= own.value) return say`${both}.`
  const heads = aim && headsFor(company, aim, next.group)
  if (!heads || heads <= roomIn(next.group))
    return say`${both}: what winning ${other} costs was not told, and is the first thing to find out.`
  const needed = kit.number(heads, 'the goal’s gap in customers of the group', [next.group])
  const room = kit.number(roomIn(next.group), 'those who can still be won', [next.group])
  return say`${both}, but the goal would take ${needed} of these, and ${room} are known.`
}

type Next = { group: Fact<'segment'>; left: Worth }

/** The other group of which one leaves most. */
function nextGroup(company: Company, target: Fact<'segment'>, aim: Aim | null): Next | undefined {
  return factsOf(company, 'segment')
    .filter(
      ({ id, side, avoid, single }) => id !== target.id && side !== 'user' && !avoid && !single,
    )
    .flatMap(group => {
      const left = ofGroup(company, group, aim?.goal)
      return left ? [{ group, left }] : []
    })
    .toSorted((a, b) => b.left.value - a.left.value)[0]
}

/** What the wins that the money does not bring take at the way where one costs least; where it brings all, how dear one may become. */
function reachWords({ kit, company }: Desk, { body: { budget }, aim }: Around): Sentence | null {
  const { given, expected } = budget
  const cheap = cheapestTask(budget)
  const way = cheap && factsOf(company, 'channel').find(({ id }) => id === cheap.fact)
  const fact = fundOf(company)
  if (!aim || given === null || expected === null || !cheap || !way || !fact) return null
  const name = called(kit, way)
  const each = kit.money(cheap.perWin, 'spend a year ÷ customers', [way])
  const short = shortOf(budget, aim)
  if (short === null) {
    const paid = Math.max(1, aim.wins - budget.free)
    const most = kit.money(Math.floor(given / paid), 'the budget ÷ wins to pay for', [
      fact,
      ...aim.rests,
    ])
    return say`The money bears up to ${most} for each, and one by ${name} costs ${each} today.`
  }
  const rest = kit.number(short, 'wins of the goal − what the money brings', [
    fact,
    way,
    ...aim.rests,
  ])
  if (budget.total < given) {
    const waits = kit.money(given - budget.total, 'the money there is − what the tasks take', [
      fact,
    ])
    return say`For the other ${rest} a way is missing: none of these is taken beyond twice what it brings, and ${waits} wait for a further one to be tried.`
  }
  const more = kit.money(short * cheap.perWin, 'missing wins × what one costs there', [fact, way])
  const reached = kit.figure(
    aim.goal,
    aim.goal.baseline + expected,
    'start + what the money brings',
  )
  const smaller =
    aim.isOfHeads || aim.goal.form === 'money' ? say`a smaller goal` : say`a goal of ${reached}`
  return say`The other ${rest} take ${more} more by ${name}, where one costs ${each}, or ${smaller}.`
}

/** "The posters take $900 a year for 3; by the letters the same money wins 11." */
function freedWords({ kit, company }: Desk, { body: { budget } }: Around): Sentence | null {
  const cheap = cheapestTask(budget)
  const way = cheap && factsOf(company, 'channel').find(({ id }) => id === cheap.fact)
  const [dear] = dearWays(company, budget)
  if (!cheap || !way || !dear) return null
  const { spent, customers } = dear
  const money = kit.money(spent, 'spend a year', [dear.way])
  const few = kit.number(customers, 'as said', [dear.way])
  const many = kit.number(Math.floor(spent / cheap.perWin), 'its spend ÷ what one costs there', [
    dear.way,
    way,
  ])
  return say`${called(kit, dear.way)} ${agree('take', called(kit, dear.way))} ${money} a year for ${few}; by ${called(kit, way)} the same money wins ${many}.`
}

type Dear = { way: Fact<'channel'>; spent: number; customers: number }

/** Ways that run year after year, count the same customers, and take twice as much for one as the cheapest. */
export function dearWays(company: Company, budget: Budget): Dear[] {
  const cheap = cheapestTask(budget)
  if (!cheap) return []
  return budget.tasks.flatMap(({ fact, perWin }) => {
    const way = factsOf(company, 'channel').find(({ id }) => id === fact)
    const spent = way ? runningSpend(way) : null
    const isDear = perWin !== null && perWin > cheap.perWin * DEAR
    return way?.customers && spent && isDear ? [{ way, spent, customers: way.customers }] : []
  })
}

type Cheap = Budget['tasks'][number] & { perWin: number }

/** The way where a win costs least, whether or not money goes there. */
export const cheapestCounted = ({ tasks }: Budget): Cheap | undefined =>
  tasks
    .filter((task): task is Cheap => task.perWin !== null && task.perWin > 0)
    .toSorted((a, b) => a.perWin - b.perWin)[0]

/** The funded way where a win costs least. */
export const cheapestTask = ({ tasks }: Budget): Cheap | undefined =>
  tasks
    .filter((task): task is Cheap => task.perWin !== null && task.perWin > 0 && task.cents > 0)
    .toSorted((a, b) => a.perWin - b.perWin)[0]

/** What a win leaves against what it may cost. */
function leavesWords(
  { kit, company }: Desk,
  { body: { budget }, aim, worth }: Around,
): Sentence | null {
  const fact = fundOf(company)
  if (!aim || !worth || !fact || budget.given === null) return null
  const each = Math.floor(budget.given / Math.max(1, aim.wins - budget.free))
  const left = kit.money(worth.value, worth.how, worth.rests)
  const may = kit.money(each, 'the budget ÷ wins to pay for', [fact, ...aim.rests])
  const span = worth.of === 'year' ? say` in a year` : say``
  return worth.value >= each
    ? say`The money bears ${may} for each win, and one leaves ${left}${span}.`
    : say`The money bears ${may} for each win, and one leaves only ${left}${span}: that is the most one may cost.`
}
