import type { Initiative, ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import { leadOfGoal } from '../../../core/lead.ts'
import type { Arranged } from '../../../core/tool.ts'
import { roughly } from '../../../findings/kit.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { PlaySource } from '../../../plays/play.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { gateFor } from './initiatives.ts'
import { firstYear } from './recompute.ts'

type Horizon = Initiative['horizon']
/** Where the order of the horizons and the small first part come from. */
export const EARN: PlaySource = {
  method: 'Earn the right to grow, then fund each horizon in parts',
  by: 'Baghai, Coley and White 1999',
}

/** So far below the rule's split, a horizon is starved. */
const SHORT = 0.05
/** So far above it, all hangs on one. */
const HEAVY = 0.3
const TRIAL = 'the first part of a horizon'
const FEW = fixed.number(3, TRIAL)
const MONTH = fixed.duration(4, 'week', TRIAL)
const QUARTER = fixed.duration(13, 'week', TRIAL)
/** What holds today's business back leaves nothing to build the next one with. */
const HOLDS_BACK = new Set(['capacity', 'cash', 'contradiction', 'brake'])
const HANDS = new Set([
  'goal.turned-away',
  'goal.hours',
  'goal.work-hours',
  'goal.worse-use',
  'goal.above-capacity',
])

/** Today's business where it has not earned the right to grow; else the horizon that gets least, with what it begins with. */
export function decided(
  desk: Desk,
  body: ThreeHorizonsBody,
  moves: readonly ChosenPlay[],
): Pick<Arranged, 'result' | 'lead'> {
  const goal = leadOfGoal(desk)
  const near = moves.find(one => one === goal)
  if (near && holdsToday(near)) return { result: earnFirst(desk, near), lead: near }
  const heavy = heavyOf(body)
  if (heavy)
    return { result: heavySays(desk, body, heavy), lead: firstOf(desk, body, heavy, moves) }
  const starved = shortOf(body) ?? emptyOf(body)
  if (!starved) return near ? { result: allFilled(desk), lead: near } : {}
  const lead = firstOf(desk, body, starved, moves)
  return { result: starvedSays(desk, body, starved), lead }
}

const holdsToday = ({ finding }: ChosenPlay): boolean =>
  HOLDS_BACK.has(finding.family) || HANDS.has(finding.rule)

function earnFirst(desk: Desk, { finding }: ChosenPlay) {
  const says = say`Today’s business comes first: it has to earn the right to grow. ${finding.says}`
  return desk.claim(says, finding.rests, 'computed')
}

const allFilled = (desk: Desk) =>
  desk.claim(say`Each horizon has work, so the goal decides what goes first.`, [], 'computed')

const LATER = [2, 3] as const

/** A later horizon whose costs lie far above the rule: what is that large is released in parts. */
const heavyOf = ({ shares }: ThreeHorizonsBody): Horizon | undefined =>
  LATER.find(horizon => {
    const share = shares.find(one => one.horizon === horizon)
    return share !== undefined && (share.actual ?? 0) - share.target > HEAVY
  })

/** By the costs that were told: the later horizon furthest below the rule. What today's business costs beside its initiatives is on no card. */
function shortOf({ shares }: ThreeHorizonsBody): Horizon | null {
  const short = shares
    .flatMap(({ horizon, target, actual }) =>
      actual === null || horizon === 1 ? [] : [{ horizon, lacks: target - actual }],
    )
    .toSorted((one, other) => other.lacks - one.lacks)
  const [most] = short
  return most && most.lacks > SHORT ? most.horizon : null
}

/** Without costs: the first horizon in which nothing stands. */
function emptyOf({ initiatives }: ThreeHorizonsBody): Horizon | null {
  return LATER.find(horizon => !initiatives.some(one => one.horizon === horizon)) ?? null
}

function starvedSays(desk: Desk, { shares, initiatives }: ThreeHorizonsBody, horizon: Horizon) {
  const share = shares.find(one => one.horizon === horizon)
  const own = initiatives.flatMap(({ claim }) => claim.fact ?? [])
  if (share?.actual === null || share?.actual === undefined)
    return desk.claim(say`${NOTHING[horizon]}`, own, 'computed')
  if (share.actual === 0)
    return desk.claim(say`${GETS[horizon]} nothing of the costs that are known.`, own, 'computed')
  const facts = own.flatMap(id => desk.fact(id) ?? [])
  const part = desk.kit.percent(
    share.actual,
    'costs of the horizon ÷ all known costs, first year',
    facts,
  )
  const rule = desk.kit.percent(share.target, 'the rule’s split', [])
  const says = say`${GETS[horizon]} ${part} of the costs that are known; the rule begins with ${rule}. What is short there is begun first.`
  return desk.claim(says, own, 'computed')
}

function heavySays(desk: Desk, { shares, initiatives }: ThreeHorizonsBody, horizon: Horizon) {
  const share = shares.find(one => one.horizon === horizon)
  const own = initiatives.flatMap(({ claim }) => claim.fact ?? [])
  const facts = own.flatMap(id => desk.fact(id) ?? [])
  const how = 'costs of the horizon ÷ all known costs, first year'
  const part = desk.kit.percent(share?.actual ?? 0, how, facts)
  const rule = desk.kit.percent(share?.target ?? 0, 'the rule’s split', [])
  const says = say`${TAKES[horizon]} ${part} of the costs that are known; the rule begins with ${rule}. That money is released in parts, each for what the last one showed.`
  return desk.claim(says, own, 'computed')
}

const TAKES: Readonly<Record<Horizon, Sentence>> = {
  1: say`Today’s business takes`,
  2: say`The next business takes`,
  3: say`Options for later take`,
}

const NOTHING: Readonly<Record<Horizon, Sentence>> = {
  1: say`No initiative works on today’s business.`,
  2: say`Nothing you named could carry the business after today’s: the next horizon is empty.`,
  3: say`Today’s business and the next one have work, but no option for later is named.`,
}
const GETS: Readonly<Record<Horizon, Sentence>> = {
  1: say`Today’s business gets`,
  2: say`The next business gets`,
  3: say`Options for later get`,
}

/** What the horizon begins with: its first initiative in parts, or the naming of one. */
function firstOf(
  desk: Desk,
  { initiatives }: ThreeHorizonsBody,
  horizon: Horizon,
  moves: readonly ChosenPlay[],
): ChosenPlay {
  const [first] = initiatives.filter(one => one.horizon === horizon)
  const move = moves.find(({ play }) => play.id === first?.id)
  if (move) return move
  const fact = first?.claim.fact === undefined ? undefined : desk.fact(first.claim.fact)
  const label = fact && desk.kit.name(fact)
  return first && fact && label ? beginWith(desk, { first, fact, label }) : nameOne(desk, horizon)
}

type Own = { first: Initiative; fact: Fact; label: Label }

function beginWith(desk: Desk, { first, fact, label }: Own): ChosenPlay {
  const { kit } = desk
  const review = kit.date(first.review, fact)
  const planned = firstYear(first)
  const part = planned ? roughly(planned / 10) : 0
  const money = kit.money(part, 'a tenth of its cost in a year', [fact])
  return formPlay({
    id: 'horizon-begin',
    owner: 'owner',
    hours: 8,
    weeks: [4, 13],
    cost: [0, part],
    source: EARN,
    title: say`Begin with ${label}, in a part small enough to stop`,
    because: say`A small first part shows by ${review} whether more should follow, and costs little if not.`,
    rests: [fact.id],
    about: label,
    steps: [
      say`Name who answers for ${label}, and which hours of the week go into it until ${review}.`,
      part > 0
        ? say`Set ${money} aside for it, a tenth of what it would cost in a year, and nothing more before the review.`
        : say`Write down the most that it may cost in money and hours before the review.`,
      tryOut(fact),
    ],
    metric: gateFor(desk, fact),
    stop: say`End it in ${review} if that was not seen: what nobody ends takes from all others.`,
  })
}

/** What is sold is offered; what is an idea so far is tried by hand. */
function tryOut(fact: Fact): Sentence {
  if (fact.kind !== 'idea')
    return say`Offer it in its smallest form to ${FEW} who would have to pay for it, and note what each says.`
  return fact.attempt === 'failed'
    ? say`Write down why it failed before and what is different now; without a difference it ends here.`
    : say`Try it in its smallest form, borrowed or by hand, and write down each week what it brought and what it took.`
}

/** Nothing stands there: it is found where buyers asked already. */
const nameOne = ({ company }: Desk, horizon: Horizon): ChosenPlay =>
  formPlay({
    id: 'horizon-name',
    owner: 'owner',
    hours: 5,
    weeks: [2, 13],
    cost: [0, 0],
    source: EARN,
    title:
      horizon === 3
        ? say`Name ${FEW} options for later, and give one a first trial`
        : say`Name what could carry the business next, and give it a first trial`,
    because: say`A business that only mends what it does today has nothing to grow into.`,
    rests: [...factsOf(company, 'goal'), ...factsOf(company, 'offer')].map(({ id }) => id),
    steps: [
      say`Write down ${FEW} things that customers asked for and you do not offer, and ${FEW} that could make your work superfluous.`,
      say`Choose the one whose first trial costs least and tells most, and drop the others for ${QUARTER}.`,
      say`Give it a name, an owner, the hours of half a day a week, and the day on which it is ended or goes on.`,
    ],
    metric: say`One trial has an owner, a most that it may cost and a review date within ${MONTH}.`,
    stop: say`End it after ${QUARTER} if nobody has paid for it or promised to.`,
  })
