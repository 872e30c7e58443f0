import type { Desk } from '../../core/desk.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { fundOf } from '../../company/fund.ts'
import { moneyMove } from '../lead.ts'
import { findAnswers } from './answers.ts'
import { findAsking } from './asking.ts'
import type { Case, FindCase, Standing } from './case.ts'
import { findFull } from './full.ts'
import { findCounting, findHours, findNames, findReach, findWorth } from './growth.ts'
import { findLeaving } from './leaving.ts'
import {
  type Account,
  accountKpi,
  accountMove,
  accountWords,
  heavyAccount,
} from './one-customer.ts'
import { askMove } from './ask-move.ts'
import { cheapLine, cheapWords, otherGroupWords } from './besides.ts'
import { speedMove } from './speed-move.ts'
import { stepMove } from './step-move.ts'
import { callMove } from './call-move.ts'

/** One account outweighs the goal: it is held, and the goal is won outside it. */
const findOneCustomer: FindCase = (desk, standing) => {
  const { meant } = standing
  const heavy = heavyAccount(desk.company, meant)
  const isFirst = heavy && heavy.gain !== null && heavy.money >= heavy.gain
  if (!meant || !heavy || !isFirst) return null
  const moves = [
    accountMove(desk, heavy),
    callMove(desk, standing),
    askMove(desk, standing),
    moneyMove(desk, standing),
  ]
  return {
    id: 'one-customer',
    says: elsewhereWords(desk, standing),
    follows: [say`What is won counts only outside that account: every target below leaves it out.`],
    rests: heavy.rests,
    moves: moves.filter(move => move !== null),
    kpis: [],
  }
}

/** What the plan wins beside it, and for how much. */
function elsewhereWords({ kit, company }: Desk, { aim, budget }: Standing): Sentence {
  const fact = fundOf(company)
  const won = Math.min(aim?.wins ?? 0, (budget.expected ?? 0) + budget.free)
  if (!aim || !fact || won <= 0) return say``
  const wins = kit.number(won, 'what the money brings + what comes for none', aim.rests)
  const all = kit.count(aim.wins, aim.unit, aim.how, aim.rests)
  const money = kit.money(budget.total, 'Σ of the tasks', [fact])
  return say` Of the ${all} that the goal takes elsewhere, the plan wins ${wins} for ${money}.`
}

/** In the order of CASES: the first that the figures carry is the case. */
const TABLE: readonly FindCase[] = [
  findFull,
  findLeaving,
  findAnswers,
  findOneCustomer,
  findAsking,
  findWorth,
  findNames,
  findHours,
  findReach,
  findCounting,
]

/** What is short, by figures; an account that outweighs the goal is told beside whatever it is. Null where no goal has figures. */
export function caseOf(desk: Desk, standing: Standing): Case | null {
  for (const find of TABLE) {
    const found = find(desk, standing)
    if (!found) continue
    const held = withAccount(desk, found, heavyAccount(desk.company, standing.meant))
    return withBesides(desk, held, standing)
  }
  return null
}

/** What a pair of figures says besides: room in the price, and a group of which far fewer would do. Where there is no room, price is the case itself. */
function withBesides(desk: Desk, found: Case, standing: Standing): Case {
  if (found.id === 'room' || found.id === 'leaving') return found
  const price = cheapWords(desk, standing)
  const other = otherGroupWords(desk, standing)
  const cheap = price ? cheapLine(desk.company) : null
  const [first, ...others] = found.moves
  const speed = found.id === 'answers' ? null : speedMove(desk)
  const step = cheap ? stepMove(desk, cheap) : null
  const moves = [first ?? null, speed, ...others, step].filter(move => move !== null)
  const parts = [other, price].filter(one => one !== null)
  const isSilent = found.says.text === ''
  const start = isSilent ? [] : [found.says]
  const joined = [...start, ...parts].reduce<Sentence | null>(
    (text, part) => (text ? say`${text} ${part}` : part),
    null,
  )
  return {
    ...found,
    says: joined ?? found.says,
    moves: moves.slice(0, MOVES_MOST),
  }
}
const MOVES_MOST = 4

/** Its move stands second: the first is what is short. */
function withAccount(desk: Desk, found: Case, heavy: Account | null): Case {
  if (!heavy) return found
  // Where it is the case it is said first, else behind what is short.
  const words = accountWords(desk, heavy)
  const isCase = found.id === 'one-customer'
  const isSilent = found.says.text === ''
  const behind = isSilent ? words : say`${found.says} ${words}`
  const says = isCase ? say`${words}${found.says}` : behind
  const [first, ...others] = found.moves
  const moves = isCase || !first ? found.moves : [first, accountMove(desk, heavy), ...others]
  const kpis = [...found.kpis, ...accountKpi(desk, heavy)]
  return { ...found, says, moves, kpis, rests: [...found.rests, ...heavy.rests] }
}
