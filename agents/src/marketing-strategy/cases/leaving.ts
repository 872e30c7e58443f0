import { factsOf } from '../../company/company.ts'
import type { Desk } from '../../core/desk.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { called, oneOf } from '../called.ts'
import { ofGroup } from '../worth.ts'
import type { Case, FindCase } from './case.ts'
import { leavingMoves } from './leaving-moves.ts'
import { type Leaving, leavingOf, isLeaky } from './leavers.ts'

/** By how much a loss can be brought down in a year that somebody works at it. */
const LESS = 1 / 3

export const findLeaving: FindCase = (desk, standing) => {
  const leaving = leavingOf(desk, standing)
  if (!leaving) return null
  const life = lifeWords(desk, leaving)
  return {
    id: 'leaving',
    says: say`${leakWords(desk, leaving)}${supplyWords(desk, leaving)}${life ? say` ${life}` : say``}`,
    follows: [
      say`Money for new ones stays where it is until fewer leave: more of them would leave again.`,
    ],
    rests: leaving.rests,
    moves: leavingMoves(desk, leaving, standing),
    kpis: kpisOf(desk, leaving),
  }
}

function leakWords({ kit }: Desk, { aim, leavers, rests }: Leaving): Sentence {
  const many = kit.number(leavers, 'start × those who leave until then', rests)
  const start = kit.count(aim.goal.baseline, aim.unit, 'as said', [aim.goal])
  const wins = kit.number(aim.wins, aim.how, aim.rests)
  const by = kit.date(aim.by, aim.goal)
  return say`What is short is not newcomers but those who stay: at today’s rate ${many} of the ${start} leave by ${by}, so the goal takes ${wins} newcomers, and ${many} of them only fill the gaps.`
}

/** Whether the ways would do, if fewer left. */
function supplyWords({ kit }: Desk, { aim, supply, leavers, rests }: Leaving): Sentence {
  if (supply === null) return say``
  const come = kit.number(supply, 'Σ customers a year × months ÷ 12', rests)
  const gap = aim.goal.target - aim.goal.baseline
  if (supply < leavers) return say` The ways of today bring ${come}: fewer than leave.`
  const keep = kit.number(aim.wins - supply, 'newcomers needed − those who come', rests)
  if (supply >= gap)
    return say` The ways of today bring ${come}: with ${keep} fewer leaving the goal is reached without one newcomer more.`
  const without = kit.number(gap, 'target − start', [aim.goal])
  return say` The ways of today bring ${come}; even if nobody left, the goal would take ${without}.`
}

/** What one of each group leaves while they stay: two that pay the same may be worth a multiple of each other. */
function lifeWords({ company, kit }: Desk, { aim }: Leaving): Sentence | null {
  const [best, next] = factsOf(company, 'segment')
    .filter(isLeaky)
    .flatMap(group => {
      const year = ofGroup(company, group, aim.goal)
      return year && group.leaves > 0 ? [{ group, year, life: year.value / group.leaves }] : []
    })
    .toSorted((a, b) => b.life - a.life)
  if (!best || !next) return null
  const [one, two] = [best, next].map(({ group, year, life }) =>
    kit.money(Math.round(life), `${year.how} ÷ those who leave in a year`, [group, ...year.rests]),
  )
  return say`While they stay, ${oneOf(kit, best.group)} leaves ${one!}, ${oneOf(kit, next.group)} ${two!}: that is what each may be worth to win, whatever they pay in a month.`
}

function kpisOf(desk: Desk, { aim, group, rests }: Leaving): Case['kpis'] {
  const { kit } = desk
  const rate = group?.leaves ?? null
  const says = group
    ? say`${called(kit, group).bare} who leave in a year`
    : say`${kit.unit(aim.unit, 'many', aim.goal)} who leave in a year`
  const whole = rate ?? lossOfAll(desk)
  if (whole === null) return []
  return [
    {
      id: 'leave',
      says,
      rests: group ? [group] : rests,
      form: 'share',
      baseline: whole,
      target: Number((whole * (1 - LESS)).toFixed(3)),
      role: 'owner',
      read: 'the list of those who ended, month by month',
    },
  ]
}

const lossOfAll = ({ company }: Desk): number | null =>
  factsOf(company, 'measure').find(({ metric, form }) => metric === 'churn' && form === 'share')
    ?.value ?? null
