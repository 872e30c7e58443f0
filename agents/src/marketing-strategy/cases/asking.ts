import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import type { Fact } from '../../company/company.ts'
import { factsOf } from '../../company/company.ts'
import { fundOf } from '../../company/fund.ts'
import type { Desk } from '../../core/desk.ts'
import { ListText } from '../../sentences/list.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Aim } from '../aim.ts'
import { called } from '../called.ts'
import { cheapestTask } from '../decision.ts'
import { comingFree, type Coming } from '../coming.ts'
import { askMove } from './ask-move.ts'
import type { CaseKpi, FindCase } from './case.ts'
import { callMove, headsToCall, isByName } from './call-move.ts'

/** From this part of all who come on, what comes for nothing is what is asked for first. */
const MOST = 0.4
const FEW = 5
const NAMED = 3

export const findAsking: FindCase = (desk, standing) => {
  const { aim, target, budget } = standing
  const coming = comingFree(desk.company, { aim, target })
  if (!aim || !coming || coming.part < MOST || coming.aYear < FEW) return null
  const ask = askMove(desk, standing)
  if (!ask) return null
  const call = callMove(desk, standing)
  const heads = headsToCall(desk, standing)
  const few = heads && isByName(desk, standing) ? say` ${heads[0]!}` : say``
  return {
    id: 'asking',
    says: say`${freeWords(desk, coming)}${shareWords(desk, coming, aim)}${restWords(desk, aim, budget)}${few}`,
    follows: heads && few.text === '' ? heads : [],
    rests: [aim.goal, ...coming.ways],
    moves: [ask, ...(call ? [call] : [])],
    kpis: freeKpi(desk, coming, aim),
  }
}

/** "Recommendations bring 16 of the 32 who were counted, for no money." */
function freeWords({ kit, company }: Desk, { ways, aYear, part }: Coming): Sentence {
  const names = new ListText(ways.slice(0, NAMED).map(way => called(kit, way)))
  const free = kit.number(aYear, 'Σ customers of ways without money', ways)
  const all = kit.number(
    Math.round(aYear / part),
    'Σ customers of all counted ways',
    factsOf(company, 'channel'),
  )
  const verb = ways.length > 1 ? agree('bring', MANY) : agree('bring', called(kit, ways[0]))
  return part >= 1
    ? say`What comes by itself comes by ${names}: ${free} in a year, for no money.`
    : say`${names} ${verb} ${free} of the ${all} who were counted in a year, for no money.`
}
const MANY = { isMany: true, origins: [] }

/** What of the goal comes that way: at today's pace, or if those who send are asked. */
function shareWords({ kit }: Desk, { wins, isByItself, ways, aYear }: Coming, aim: Aim): Sentence {
  if (wins <= 0) return say``
  const come = kit.number(wins, isByItself ? 'a year’s × months ÷ 12' : 'wins × their part today', [
    ...ways,
    ...aim.rests,
  ])
  const all = kit.count(aim.wins, aim.unit, aim.how, aim.rests)
  const by = aim.goal.by ? say` by ${kit.date(aim.by, aim.goal)}` : say``
  if (isByItself) return say` At that pace ${come} of the ${all} to win come by themselves${by}.`
  const today = kit.number(aYear, 'Σ customers of ways without money', ways)
  return say` If whoever is content is asked each time, ${come} of the ${all} can come this way${by}, on top of the ${today} of today: that is an assumption until three months of asking show it.`
}

/** What money has to win besides, and what that takes. */
function restWords({ kit, company }: Desk, aim: Aim, budget: Budget): Sentence {
  const rest = aim.wins - budget.free
  const fact = fundOf(company)
  if (rest <= 0 || !fact || budget.given === null || !cheapestTask(budget)) return say``
  const given = kit.money(budget.given, 'the budget until then', [fact])
  const left = kit.number(rest, 'wins of the goal − what comes for no money', aim.rests)
  const won = Math.min(rest, budget.expected ?? 0)
  const wins = kit.number(won, 'amount of each way ÷ what a win costs there', [fact])
  return won < rest
    ? say` Of the other ${left} the ${given} win ${wins} at today’s costs.`
    : say` The ${given} suffice for the other ${left} at today’s costs.`
}

function freeKpi({ kit }: Desk, { ways, aYear, wins, isByItself }: Coming, aim: Aim): CaseKpi[] {
  const first = ways[0] as Fact<'channel'>
  return [
    {
      id: 'sent',
      says: say`Come for no money in a year, ${called(kit, first)} first`,
      rests: ways,
      form: 'count',
      baseline: aYear,
      target: isByItself ? aYear : aYear + Math.round((wins * MONTHS) / Math.max(aim.months, 1)),
      role: 'owner',
      read: 'the question “who sent you?”, beside each sale',
    },
  ]
}
const MONTHS = 12
