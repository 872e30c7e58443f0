import type { Claim } from '@sextant/contracts/deliverable'
import type { JtbdBody } from '@sextant/contracts/strategy/jobs-to-be-done'
import type { SwitchForce } from '@sextant/contracts/strategy/jtbd-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { ratedForces, sidesOf, weightOf } from './recompute.ts'
import { otherJobs, quotesOf, weighed } from './weighed.ts'

/** Which way the scale tips and what holds it most; else which rating it waits for. */
export function forcesSay(desk: Desk, body: JtbdBody): Claim[] {
  // Where people stay with what they have, the decision says so.
  const says = holdsBack(body) ? null : balance(desk, body)
  const others = otherJobs(desk.company).map(job => ofOther(desk, job))
  return [says, ...others, untold(desk)].filter(claim => claim !== null)
}

/** Another job has a scale of its own: what moves people there holds nobody here. */
function ofOther(desk: Desk, job: Fact<'job'>): Claim | null {
  const { kit } = desk
  const label = kit.name(job)
  const quotes = quotesOf(desk.company, job)
  const moving = weigh(quotes, ['push', 'pull'])
  const holding = weigh(quotes, ['anxiety', 'habit'])
  if (!label || moving === 0 || holding === 0) return null
  const moves = kit.number(moving, 'push + pull, as rated', quotes)
  const holds = kit.number(holding, 'anxiety + habit, as rated', quotes)
  const verb = moving > holding ? say`people switch` : say`people stay with what they have`
  const says = say`${label} is weighed by itself: push and pull ${moves}, anxiety and habit ${holds}, so there ${verb}.`
  return desk.claim(says, [job.id, ...quotes.map(({ id }) => id)], 'computed')
}

const weigh = (quotes: readonly Fact<'quote'>[], forces: readonly SwitchForce[]): number =>
  quotes
    .filter(({ pushes }) => pushes !== undefined && forces.includes(pushes))
    .reduce((sum, { strength = 0 }) => sum + strength, 0)

/** Whether what holds outweighs what moves, or is as heavy. */
export const holdsBack = ({ balance: tips }: JtbdBody): boolean => tips !== null && tips <= 0

export function balance(desk: Desk, { forces, balance: tips }: JtbdBody): Claim | null {
  const { kit } = desk
  const { moves, holds } = sidesOf(forces)
  if (moves.all + holds.all === 0) return null
  const { job, quotes: all } = weighed(desk.company)
  const quotes = all.filter(({ pushes }) => pushes)
  const rests = [...(job ? [job.id] : []), ...quotes.map(({ id }) => id)]
  if (tips === null) return desk.claim(oneSided(desk, { forces, quotes }), rests, 'not rated')
  const moving = kit.number(moves.sum, 'push + pull, as rated', quotes)
  const holding = kit.number(holds.sum, 'anxiety + habit, as rated', quotes)
  const label = job && kit.name(job)
  const weights = say`push and pull weigh ${moving} together, anxiety and habit ${holding}${over(desk, forces, quotes)}`
  const start = label ? say`${label}: ${weights}` : weights
  return desk.claim(say`${start}. ${verdict(tips)} ${brake(forces)}`, rests, 'computed')
}

/** Over how many of the quotes, where some are not rated. */
function over({ kit }: Desk, forces: JtbdBody['forces'], quotes: readonly Fact[]): Sentence {
  const rated = ratedForces(forces)
  if (rated === quotes.length) return say``
  const some = kit.number(rated, 'quotes with a strength, counted', quotes)
  const all = kit.number(quotes.length, 'quotes with a force, counted', quotes)
  return say`, over the ${some} of ${all} quotes that are rated`
}

function verdict(tips: number): Sentence {
  if (tips > 0) return say`That is enough to make people switch.`
  return tips < 0
    ? say`So people stay with what they have, however good the new is.`
    : say`So nothing moves until one of them changes.`
}

/** What to take away first: a brake costs less to loosen than a further promise (Moesta). */
function brake({ anxiety, habit }: JtbdBody['forces']): Sentence {
  const [fear, custom] = [weightOf(anxiety).sum, weightOf(habit).sum]
  if (fear === custom) return say`Take away from both brakes before you promise more.`
  return fear > custom
    ? say`The heavier brake is anxiety: take the fear away before you promise more.`
    : say`The heavier brake is habit: make the step out of it small before you promise more.`
}

type Rated = { forces: JtbdBody['forces']; quotes: readonly Fact[] }

/** What the scale waits for. */
function oneSided({ kit }: Desk, { forces, quotes }: Rated): Sentence {
  const { moves, holds } = sidesOf(forces)
  const start = say`Which way it tips is not rated`
  if (holds.all === 0)
    return say`${start}: nobody’s fear of the new and nobody’s habit is told yet, and these are what stops a switch.`
  if (moves.all === 0)
    return say`${start}: what annoyed people before and what drew them to you is not told yet.`
  const count = kit.number(quotes.length, 'quotes with a force, counted', quotes)
  if (moves.rated + holds.rated === 0)
    return say`${start}: none of the ${count} quotes carries a strength yet, and each takes one tap.`
  return moves.rated === 0
    ? say`${start}: no push and no pull carries a strength yet.`
    : say`${start}: no anxiety and no habit carries a strength yet.`
}

/** Quotes that nobody gave a force. */
function untold(desk: Desk): Claim | null {
  const open = factsOf(desk.company, 'quote').filter(({ pushes }) => !pushes)
  if (open.length === 0) return null
  const count = desk.kit.count(open.length, QUOTE, 'quotes without a force, counted', open)
  const says = say`Not on the scale yet: ${count}, until somebody taps what it does when people weigh a change`
  const rests = open.map(({ id }) => id)
  return desk.claim(says, rests, 'not rated')
}

const QUOTE = { one: 'quote', many: 'quotes' }
