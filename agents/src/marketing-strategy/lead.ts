import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import { type Fact, factsOf } from '../company/company.ts'
import { groupMeantBy } from '../company/group-meant.ts'
import type { Desk } from '../core/desk.ts'
import { formPlay } from '../core/form-play.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { ListText } from '../sentences/list.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Standing } from './cases/case.ts'
import { type Around, cheapestCounted, cheapestTask, dearWays } from './decision.ts'
import { limitFor } from './limit.ts'
import { OBJECTIVE_AND_TASK } from './methods.ts'
import { waysOf } from './ways.ts'
import { called } from './called.ts'
import { commissionMove, onceMove, QUARTER } from './way-moves.ts'

const MONTHS = 12

/** The money to the way that the budget gives most for the least. */
export function moneyMove(desk: Desk, { budget, aim, worth, target }: Standing): ChosenPlay | null {
  const { kit, company } = desk
  const cheap = cheapestTask(budget)
  const way = cheap && factsOf(company, 'channel').find(({ id }) => id === cheap.fact)
  const name = way && called(kit, way)
  if (!cheap || !way || !name || !aim || !budget.perWin) return null
  if (way.spend?.per === 'once') return onceMove(desk, way, { aim, worth })
  if (way.takes && !way.spend)
    return commissionMove(desk, way, { meant: aim, aim, worth, budget, target })
  const months = Math.max(1, monthsLeft(desk, budget.by))
  const amount = kit.money(cheap.cents, 'the budget’s task', [way, ...aim.rests])
  const monthly = kit.money(Math.floor(cheap.cents / months), 'the task ÷ months until then', [way])
  const each = kit.money(cheap.perWin, 'spend a year ÷ customers', [way])
  const most = limitFor({ budget, aim, worth }, cheap.perWin)
  const limit = kit.money(most.cents, most.how, [way, ...most.rests])
  const wins = Math.max(1, Math.round((cheap.cents / cheap.perWin / months) * QUARTER))
  const count = kit.count(wins, aim.unit, 'three months’ amount ÷ what a win costs there', [way])
  // A way that brings one group cannot be shown to another.
  const isOfGroup = groupMeantBy(company, way) !== undefined
  const whom = target && !isOfGroup ? called(kit, target) : null
  const group = whom ? say`, shown to ${whom}` : say``
  const others = othersWords(desk, budget)
  return formPlay({
    id: 'money-to-cheapest-way',
    owner: 'marketing',
    hours: 6,
    weeks: [4, 12],
    cost: [cheap.cents, cheap.cents],
    source: OBJECTIVE_AND_TASK,
    title: say`Put ${amount} into ${name}, month by month, as long as a win costs no more than ${limit}`,
    because: say`One win by ${name} has cost ${each}, which is the least of the ways that are counted for this goal.`,
    rests: [way.id, aim.goal.id],
    about: name,
    steps: [
      say`Set ${monthly} a month for ${name}${group}${others}.`,
      say`Ask each who comes what brought them and to which group they belong, and keep the tally by month.`,
      say`After each month divide what was paid by who came: pay on while a win costs no more than ${limit}.`,
    ],
    metric: say`${name.bare}: ${count} in the first three months, at ${each} each.`,
    stop: say`Stop paying in a month after which a win has cost more than ${limit}.`,
  })
}

/** A first sale does not pay for its buyer: whether they come again is known before more is spent. */
export function againMove(desk: Desk, { budget, aim, worth }: Standing): ChosenPlay | null {
  const { kit, company } = desk
  const cheap = cheapestCounted(budget)
  const way = cheap && factsOf(company, 'channel').find(({ id }) => id === cheap.fact)
  const name = way && called(kit, way)
  if (!cheap || !way || !name || !aim || !worth) return null
  const each = kit.money(cheap.perWin, 'spend a year ÷ customers', [way])
  const left = kit.money(worth.value, worth.how, worth.rests)
  const span = worth.of === 'year' ? say`in a year` : say`with one sale`
  return formPlay({
    id: 'again-before-money',
    owner: 'marketing',
    hours: 4,
    weeks: [2, 8],
    cost: [0, 0],
    source: OBJECTIVE_AND_TASK,
    title: say`Find out how often a customer by ${name} buys again before more is spent there`,
    because: say`One by ${name} costs ${each} and leaves ${left} ${span}: without further sales the money does not come back.`,
    rests: [way.id, aim.goal.id, ...worth.rests.map(({ id }) => id)],
    about: name,
    steps: [
      say`List who came by ${name} in the last year, and beside each the sales they have made since.`,
      say`Add up what those sales left after their own cost, and divide by how many came.`,
      say`Spend on ${name} only where that is more than ${each}; where it is not, offer those who came a second purchase first.`,
    ],
    metric: say`It is known of each who came by ${name} how often they bought since.`,
    stop: say`Book nothing more for ${name} while one leaves less than ${each}.`,
  })
}

/** What becomes of the ways beside it: the dear ones end first. */
function othersWords({ kit, company }: Desk, budget: Budget): Sentence {
  const unfunded = new Set(budget.tasks.filter(({ cents }) => cents === 0).map(({ fact }) => fact))
  const dear = dearWays(company, budget).filter(({ way }) => unfunded.has(way.id))
  if (dear.length === 0) return say``
  const names = new ListText(dear.map(({ way }) => called(kit, way)))
  return say`, and book nothing new for ${names}, where one costs far more`
}

/** Nobody knows yet what a win costs: the first money finds that out. */
export function countMove(desk: Desk, { aim, budget }: Standing): ChosenPlay | null {
  const { kit, company } = desk
  const [first] = waysOf(company)
  if (!aim) return null
  const wins = kit.count(aim.wins, aim.unit, aim.how, aim.rests)
  const perWin = budget.given === null ? null : Math.floor(budget.given / aim.wins)
  const goal = aim.goal
  const rests = [goal.id, ...(first ? [first.id] : [])]
  const may = perWin === null ? null : kit.money(perWin, 'the budget ÷ wins', aim.rests)
  return formPlay({
    id: 'count-before-money',
    owner: 'marketing',
    hours: 4,
    weeks: [4, 8],
    cost: [0, 0],
    source: OBJECTIVE_AND_TASK,
    title: say`Count what each way brings before money is moved between them`,
    because: may
      ? say`The goal takes ${wins} and leaves ${may} for each, and of no way is it known what one costs there.`
      : say`The goal takes ${wins}, and of no way is it known what one costs there.`,
    rests,
    steps: [
      say`Ask each who buys from today on what brought them, and write it beside the sale with the group they belong to.`,
      say`Write beside each way what was paid for it in the same weeks, your own hours included.`,
      may
        ? say`Divide after two months, and give the money to the way where one costs least, up to ${may} each.`
        : say`Divide after two months, and give the money to the way where one costs least.`,
    ],
    metric: say`Each sale of eight weeks has its way and its group beside it.`,
    stop: say`Stop counting a way that brought nobody in eight weeks.`,
  })
}

const MONTH_MS = (365.25 / MONTHS) * 86_400_000

const monthsLeft = ({ company }: Desk, by: string): number =>
  Math.round((Date.parse(by) - Date.parse(company.today)) / MONTH_MS)

/** Plays that decide anew over the money or the goal, which the sections have decided. */
const DECIDED = new Set([
  'goal-in-what-is-left',
  'budget-from-the-goal',
  'budget-from-zero',
  'ceiling-for-winning',
  'feed-the-best',
  'end-dear-channel',
  'gap-by-source',
  'later-or-smaller',
  'same-question-to-all',
  'slow-and-fast-money',
])

/** Whether a move undoes what the sections come to: it decides over the money again, works on a group that does not come first, or feeds a way that gets nothing. */
export function speaksAgainst(
  desk: Desk,
  { body, target }: Around,
): (chosen: ChosenPlay) => boolean {
  const kindOf = new Map(
    desk.company.facts.map((fact): [string, Fact['kind']] => [fact.id, fact.kind]),
  )
  const unfunded = new Set(
    body.budget.tasks.filter(({ cents }) => cents === 0).map(({ fact }) => fact),
  )
  return ({ play, finding }) => {
    if (DECIDED.has(play.id)) return true
    const groups = finding.rests.filter(id => kindOf.get(id) === 'segment')
    const isOfOthers = groups.length > 0 && target !== undefined && !groups.includes(target.id)
    const [first] = finding.rests
    const isFed = play.area === 'channels' || play.area === 'campaigns'
    return isOfOthers || (isFed && first !== undefined && unfunded.has(first))
  }
}
