import { fundOf } from '../../company/fund.ts'
import type { Desk } from '../../core/desk.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { againMove, countMove, moneyMove } from '../lead.ts'
import { factsOf } from '../../company/company.ts'
import { called } from '../called.ts'
import { cheapestTask, isLossAtFirst, lossWords } from '../decision.ts'
import { askMove } from './ask-move.ts'
import { callMove, headsToCall, isByName } from './call-move.ts'
import type { FindCase, Standing } from './case.ts'

const there = (moves: readonly (ChosenPlay | null)[]): ChosenPlay[] =>
  moves.filter(move => move !== null)

/** Every counted way costs more than a win leaves: more of it loses more. */
export const findWorth: FindCase = (desk, standing) => {
  const { aim, budget, worth } = standing
  const around = { body: { budget }, aim, worth }
  const says = isLossAtFirst(around) ? lossWords(desk, around) : null
  const move = says && againMove(desk, standing)
  if (!aim || !says || !move) return null
  return {
    id: 'worth',
    says: say`${says}`,
    follows: [say`Until that is known, money goes nowhere that it did not go before.`],
    rests: [aim.goal],
    moves: there([move, askMove(desk, standing), callMove(desk, standing)]),
    kpis: [],
  }
}

/** Money that wins less than this part of what is left to win is no plan. */
const TINY = 0.25

/** There is too little money, and a group that is small enough to be called on. */
export const findHours: FindCase = (desk, standing) => {
  const { aim, budget } = standing
  const heads = headsToCall(desk, standing)
  const call = callMove(desk, standing)
  if (!aim || !heads || !call) return null
  const rest = aim.wins - budget.free
  const bought = budget.expected ?? 0
  if (budget.given !== null && bought >= rest * TINY) return null
  return {
    id: 'hours',
    says: say`What there is are hours, not money${moneyWords(desk, standing)}. ${heads[0]!}`,
    follows: [],
    rests: [aim.goal],
    moves: there([call, askMove(desk, standing), countMove(desk, standing)]),
    kpis: [],
  }
}

function moneyWords({ kit, company }: Desk, { aim, budget }: Standing): Sentence {
  const fact = fundOf(company)
  if (!fact || !aim || budget.given === null) return say``
  const given = kit.money(budget.given, 'the budget until then', [fact])
  const each = kit.money(Math.floor(budget.given / aim.wins), 'the budget ÷ wins', [
    fact,
    ...aim.rests,
  ])
  const wins = kit.count(aim.wins, aim.unit, aim.how, aim.rests)
  return say`: ${given} for ${wins} are ${each} for each`
}

/** So few are in reach that each can be called on, whatever money there is. */
export const findNames: FindCase = (desk, standing) => {
  const heads = headsToCall(desk, standing)
  const call = callMove(desk, standing)
  if (!standing.aim || !heads || !call || !isByName(desk, standing)) return null
  return {
    id: 'names',
    says: say`${heads[0]!} So few are called on by name. ${laterWords(desk, standing)}`,
    follows: [],
    rests: [standing.aim.goal],
    moves: there([call, askMove(desk, standing), moneyMove(desk, standing)]),
    kpis: [],
  }
}

/** What reaching many costs for one of the few. */
function laterWords({ kit, company }: Desk, { budget }: Standing): Sentence {
  const cheap = cheapestTask(budget)
  const way = cheap && factsOf(company, 'channel').find(({ id }) => id === cheap.fact)
  if (!cheap || !way) return say`Money for reaching many would reach others.`
  const each = kit.money(cheap.perWin, 'spend a year ÷ customers', [way])
  return say`${called(kit, way)}, at ${each} for one, comes after that.`
}

/** A win that is paid back only in a later year ties money up until then. */
function slowWords({ kit, company }: Desk, { budget, worth }: Standing): Sentence | null {
  const cheap = cheapestTask(budget)
  const way = cheap && factsOf(company, 'channel').find(({ id }) => id === cheap.fact)
  if (!cheap || !way || !worth?.life || cheap.perWin <= worth.value) return null
  const { life, rests } = worth
  const back = kit.number(cheap.perWin / worth.value, 'cost ÷ what one leaves in a year', [
    way,
    ...rests,
  ])
  const years = kit.number(life.years, '1 ÷ those who leave in a year', rests)
  const left = kit.money(life.value - cheap.perWin, 'what one leaves while they stay − cost', [
    way,
    ...rests,
  ])
  return say`By ${called(kit, way)} a win is paid back after ${back} years; they stay ${years} on average, so ${left} remain of each, and every one ties money up until then.`
}

/** A way is counted that pays: what is short is how many know of it. */
export const findReach: FindCase = (desk, standing) => {
  const move = moneyMove(desk, standing)
  if (!standing.aim || !move) return null
  return {
    id: 'reach',
    says: slowWords(desk, standing) ?? say``,
    follows: headsToCall(desk, standing) ?? [],
    rests: [standing.aim.goal],
    moves: there([move, askMove(desk, standing), callMove(desk, standing)]),
    kpis: [],
  }
}

/** Nothing says what a win costs: the first weeks find that out. */
export const findCounting: FindCase = (desk, standing) => {
  const move = countMove(desk, standing)
  if (!standing.aim || !move) return null
  return {
    id: 'counting',
    says: say``,
    follows: headsToCall(desk, standing) ?? [],
    rests: [standing.aim.goal],
    moves: there([move, askMove(desk, standing), callMove(desk, standing)]),
    kpis: [],
  }
}
