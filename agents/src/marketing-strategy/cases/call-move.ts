import type { Fact } from '../../company/company.ts'
import type { Desk } from '../../core/desk.ts'
import { formPlay } from '../../core/form-play.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Aim } from '../aim.ts'
import { carrying } from '../proof.ts'
import { bestOf, lineOf } from '../sections/positioning.ts'
import { called, manyOf } from '../called.ts'
import { headsFor, roomIn } from '../closing.ts'
import { BOTTLENECK } from '../methods.ts'
import type { Standing } from './case.ts'

/** A group small enough to be known by name, and so many of it as close the goal's gap. */
type Names = { group: Fact<'segment'>; aim: Aim; heads: number; room: number }

/** Beyond this many nobody rings them one by one. */
const BY_NAME_MOST = 400

function namesOf({ company }: Desk, { aim, target }: Standing): Names | null {
  if (!aim || !target || target.single || target.possible === undefined) return null
  const heads = headsFor(company, aim, target)
  const room = roomIn(target)
  if (!heads || room > BY_NAME_MOST || heads > room) return null
  return { group: target, aim, heads, room }
}

/** "11 of the 16 theatres in reach who do not buy yet close the gap: one a month." */
export function headsToCall(desk: Desk, standing: Standing): Sentence[] | null {
  const names = namesOf(desk, standing)
  if (!names) return null
  const { kit } = desk
  const { group, aim, heads, room } = names
  const many = kit.number(heads, 'the goal’s gap in customers of the group', [group, ...aim.rests])
  return [
    say`${many} of the ${manyOf(kit, group, room, 'in reach − those who buy')} in reach who do not buy here yet close the gap: ${everyWords(desk, names)}.`,
  ]
}

/** "2 a month", or "one every 2 months". */
function everyWords({ kit }: Desk, { group, aim, heads }: Names): Sentence {
  const aMonth = heads / Math.max(1, aim.months)
  if (aMonth >= 1.5)
    return say`${kit.number(Math.ceil(aMonth), 'those ÷ months', [group, aim.goal])} a month`
  const apart = Math.round(1 / aMonth)
  if (apart <= 1) return say`one a month`
  return say`one every ${kit.duration(apart, 'month', 'months ÷ those', [group, aim.goal])}`
}

/** Of those who are called on, so many are won: a beginning that the first twenty put right. */
const WON = 0.2
const WEEKS_A_MONTH = 4

export function callMove(desk: Desk, standing: Standing): ChosenPlay | null {
  const names = namesOf(desk, standing)
  const line = lineOf(desk)
  if (!names || !line) return null
  const { kit } = desk
  const { group, aim, heads, room } = names
  const name = called(kit, group)
  const offer = called(kit, line)
  const best = bestOf(desk)
  const months = Math.max(1, aim.months)
  const aWeek = Math.max(1, Math.ceil(Math.min(room, heads / WON) / (months * WEEKS_A_MONTH)))
  const week = kit.number(aWeek, 'the gap ÷ 20% won ÷ weeks', [group, aim.goal])
  const all = kit.number(room, 'in reach − those who buy', [group])
  const quarter = kit.number(
    Math.max(1, Math.round((heads / months) * 3)),
    'the gap × 3 ÷ months',
    [group, aim.goal],
  )
  const carries = best ? carrying(kit, best) : null
  const proof = carries
    ? say` and begin with what sets you apart, ${carries.name}${carries.figure}`
    : say``
  return formPlay({
    id: 'call-on-them-by-name',
    owner: 'sales',
    hours: 12,
    weeks: [2, 13],
    cost: [0, 0],
    source: BOTTLENECK,
    title: say`Make the list of ${name} who do not buy yet, and call on ${week} a week`,
    because: say`There are ${all} of them: few enough to be known by name, and a talk costs hours and no money.`,
    rests: [group.id, aim.goal.id],
    about: name,
    steps: [
      say`Write down all ${all} with the person who decides; mark who of your customers knows them.`,
      say`Call on ${week} each week${proof}: ask what they do today, and offer one first job with ${offer}.`,
      say`Note each answer: not now, never, or when; ring again on that day.`,
    ],
    metric: say`First orders from them within three months: ${quarter}.`,
    stop: say`Change what is offered, or the group, if twenty talks bring nobody who buys.`,
  })
}

/** Beyond so many of a group one reaches for what reaches many; up to it each is called on. */
const FEW_NAMES = 60

/** Whether the group is so small that money for reaching many is money for reaching others. */
export function isByName(desk: Desk, standing: Standing): boolean {
  const names = namesOf(desk, standing)
  return names !== null && names.room <= FEW_NAMES
}
