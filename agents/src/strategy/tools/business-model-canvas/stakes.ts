import { boughtToday } from '../../../company/acquisition.ts'
import { aboutOf, type Fact, factsOf } from '../../../company/company.ts'
import { movingGoals } from '../../../company/goals.ts'
import { linesOf } from '../../../company/lines.ts'
import type { Desk } from '../../../core/desk.ts'
import { buyersOf, takingsOf } from '../../../findings/buyers.ts'
import { scaleOf, weightOf } from '../../../findings/weigh.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** The part of the money, of the customers or of the goal that hangs on a fact, 0–1, and how that is said. */
export type Stake = { value: number; says: Sentence }

/** The larger of what its card says hangs on it and of what was found about it; null where neither is known. */
export function stakeOf(desk: Desk, fact: Fact): Stake | null {
  const told = toldOf(desk, fact)
  const found = foundOf(desk, fact)
  if (!told || !found) return told ?? found
  return found.value > told.value ? found : told
}

function toldOf(desk: Desk, fact: Fact): Stake | null {
  switch (fact.kind) {
    case 'channel':
      return ofChannel(desk, fact)
    case 'segment':
      return part(desk, fact, fact.share, say`of ${takingsOf(desk.company)}`)
    case 'partner':
      return ofPartner(desk, fact)
    case 'person':
      return fact.alone ? ofLine(desk, fact) : null
    case 'offer':
      return ofGoal(desk, fact)
    default:
      return null
  }
}

/** Supplies that can be had elsewhere soon carry half as much; what somebody only knows is no part of the money. */
function ofPartner(desk: Desk, fact: Fact<'partner'>): Stake | null {
  const { gives, share, alone, ends } = fact
  if (gives === undefined || gives === 'knowledge') return null
  const of = { customers: say`of new ${buyersOf(desk.kit, fact).many}`, ...OF_SUPPLIES }[gives]
  const stake = part(desk, fact, share, of)
  const isBound = gives === 'customers' || gives === 'money' || alone === true || ends !== undefined
  return stake && { ...stake, value: isBound ? stake.value : stake.value / 2 }
}

const OF_SUPPLIES = {
  supplies: say`of what you buy of that kind`,
  delivery: say`of such deliveries`,
  money: say`of the money`,
} as const

function part(desk: Desk, fact: Fact, share: number | undefined, of: Sentence): Stake | null {
  if (!share) return null
  return { value: share, says: say`${desk.kit.percent(share, 'as said', [fact])} ${of}` }
}

function ofChannel(desk: Desk, fact: Fact<'channel'>): Stake | null {
  if (fact.attempt === 'failed') return null
  const buyers = buyersOf(desk.kit, fact).many
  if (fact.share) return part(desk, fact, fact.share, say`of new ${buyers}`)
  const counted = partCounted(desk, fact)
  if (!counted) return ofSpend(desk, fact)
  const how = 'its customers ÷ customers of all channels that are counted'
  const share = desk.kit.percent(counted.value, how, counted.rests)
  return { value: counted.value, says: say`${share} of the ${buyers} whose way to you is known` }
}

/** Of those whose way is counted, the part that comes this way; null where nothing else is counted. */
function partCounted(
  desk: Desk,
  fact: Fact<'channel'>,
): { value: number; rests: Fact<'channel'>[] } | null {
  const rests = factsOf(desk.company, 'channel').filter(
    one => one.customers && one.attempt !== 'failed',
  )
  const all = rests.reduce((sum, one) => sum + (one.customers ?? 0), 0)
  return fact.customers && rests.length > 1 ? { value: fact.customers / all, rests } : null
}

/** The part of those who come new that comes by a way or through somebody, told or counted; null where it is not known. */
export function partOfNew(desk: Desk, fact: Fact): number | null {
  if (fact.kind === 'partner') return fact.share ?? null
  if (fact.kind !== 'channel') return null
  return fact.share ?? partCounted(desk, fact)?.value ?? null
}

/** The only channel that is paid for and counted carries what is spent; how many come besides is not known. */
const ofSpend = (desk: Desk, fact: Fact<'channel'>): Stake | null => {
  const [only, another] = boughtToday(desk.company)
  return only?.channel.id === fact.id && !another
    ? { value: LEAST, says: say`all that is spent on being found` }
    : null
}
const LEAST = 0.1

/** Whoever alone can do the work of a line carries its sales. */
function ofLine(desk: Desk, fact: Fact<'person'>): Stake | null {
  const offer = aboutOf(desk.company, fact, 'offer')
  const line = linesOf(desk.company).find(one => one.offer.id === offer?.id)
  return line ? part(desk, line.offer, line.share, say`of ${takingsOf(desk.company)}`) : null
}

/** What the goal adds to the line that it counts has not been sold yet. */
function ofGoal(desk: Desk, fact: Fact<'offer'>): Stake | null {
  const goal = movingGoals(desk.company).find(({ about }) => about === fact.id)
  if (!goal || goal.target <= goal.baseline) return null
  const value = (goal.target - goal.baseline) / goal.target
  const how = '(target − baseline) ÷ target'
  return { value, says: say`${desk.kit.percent(value, how, [goal])} of what the goal counts` }
}

/** Less than this part is no reason to test it first. */
const LEAST_FOUND = 0.05
/** What was found about it, as a part of the goal's gap, or of a year's money. */
function foundOf(desk: Desk, fact: Fact): Stake | null {
  // What is paid each month stands in the books: that is no belief.
  if (fact.kind === 'measure' && fact.metric === 'fixed-cost') return null
  const scale = scaleOf(desk.company)
  const weights = desk.findings
    .filter(({ rests, family }) => rests[0] === fact.id && family !== 'contradiction')
    .map(({ weight }) => Math.min(1, weightOf(weight, scale)))
  const value = Math.max(0, ...weights)
  if (value < LEAST_FOUND) return null
  const share = desk.kit.percent(
    value,
    'weight of what was found ÷ gap of the goal, or a year’s sales',
    [fact],
  )
  return { value, says: say`as much as ${share} of the goal’s gap or of a year’s money` }
}
