import type { JtbdBody } from '@sextant/contracts/strategy/jobs-to-be-done'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { type FormPlay, formPlay } from '../../../core/form-play.ts'
import type { Arranged } from '../../../core/tool.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { PlaySource } from '../../../plays/play.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { balance, holdsBack } from './forces-say.ts'
import { mostUnderserved, type Named } from './outcomes-say.ts'
import { weightOf } from './recompute.ts'
import { weighed } from './weighed.ts'

export const OPPORTUNITY: PlaySource = {
  method: 'Meet the outcome that matters and is met least',
  by: 'Ulwick 2005',
}
export const SWITCH: PlaySource = {
  method: 'Loosen what holds before you promise more',
  by: 'Moesta and Engle 2020',
}
export const STORIES: PlaySource = {
  method: 'Hear the story of a decision in its order',
  by: 'Christensen 2016',
}

const TRIAL = 'the trial of a job'
const FEW = fixed.number(3, TRIAL)
const FIVE = fixed.number(5, TRIAL)
const SOME = fixed.number(2, TRIAL)
const TEN = fixed.number(10, TRIAL)
const NONE = fixed.number(0, TRIAL)
const POINT = fixed.number(1, TRIAL)
const MONTH = fixed.duration(4, 'week', TRIAL)
const WEEKS = fixed.duration(8, 'week', TRIAL)

/** What holds people back where it weighs more, else what they lack most; where neither is told, the stories that tell it. */
export function decided(desk: Desk, body: JtbdBody): Pick<Arranged, 'result' | 'lead'> {
  const held = holdsBack(body) ? balance(desk, body) : null
  if (held) return { result: held, lead: loosen(desk, body) }
  const lacking = mostUnderserved(desk, body)
  if (lacking) return { result: lacking.says, lead: meet(desk, lacking) }
  return untold(desk, body)
}

/** Nothing is rated: who gets the job today is known at most. */
function untold(
  desk: Desk,
  { instead, balance: tips, outcomes }: JtbdBody,
): Pick<Arranged, 'result' | 'lead'> {
  // A scale that tips towards the new and outcomes that are met leave nothing to decide here.
  if (tips !== null || outcomes.some(({ opportunity }) => opportunity !== null)) return {}
  const other = factsOf(desk.company, 'rival').find(({ id }) => id === instead[0]?.fact)
  const name = other && desk.kit.name(other)
  if (!other || !name) return {}
  const start = say`What people lack and what holds them is not rated yet`
  const part = other.lostTo === undefined ? null : desk.kit.percent(other.lostTo, AS_SAID, [other])
  const says = part
    ? say`${start}; ${part} of those lost go to ${name}. Why they do is what to learn first.`
    : say`${start}; why some choose ${name} instead is what to learn first.`
  return { result: desk.claim(says, [other.id], 'told'), lead: stories(other, name) }
}

function meet(desk: Desk, { fact, label, outcome }: Named): ChosenPlay {
  const { importance, satisfaction } = outcome
  const today = desk.kit.number(satisfaction ?? 0, AS_SAID, [fact])
  const aim = Math.min(importance ?? 0, (satisfaction ?? 0) + 2)
  const wanted = desk.kit.number(aim, 'met today + 2, at most what it matters', [fact])
  return formPlay({
    id: 'jobs-outcome',
    owner: 'owner',
    hours: 14,
    weeks: [4, 8],
    cost: [0, 0],
    source: OPPORTUNITY,
    title: say`Meet “${label}” better, by hand and for ${FEW} customers first`,
    because: say`What matters much and is met little is what people pay to have changed; the rest can wait.`,
    rests: [fact.id],
    about: label,
    steps: [
      say`Watch ${FEW} customers do the job, and note each step that keeps “${label}” from being met.`,
      say`Change the step that comes up most, by hand and for these ${FEW} alone; leave everything else as it is.`,
      say`Ask them and ${FIVE} others after ${WEEKS} how well it is met, from ${NONE} to ${TEN}.`,
    ],
    metric: say`It is met ${wanted} out of ${TEN} for them within ${WEEKS}; today that is ${today}.`,
    stop: say`Turn to the next outcome if the rating has not risen by ${POINT} after ${WEEKS}.`,
  })
}

/** The heavier brake first. */
function loosen(desk: Desk, { forces }: JtbdBody): ChosenPlay {
  const isFear = weightOf(forces.anxiety).sum >= weightOf(forces.habit).sum
  const quotes = weighed(desk.company).quotes.filter(
    ({ pushes }) => pushes === (isFear ? 'anxiety' : 'habit'),
  )
  return formPlay({
    owner: 'sales',
    hours: 8,
    weeks: [3, 8],
    cost: [0, 0],
    source: SWITCH,
    rests: quotes.map(({ id }) => id),
    metric: say`${SOME} of the ${FIVE} decide within ${WEEKS}.`,
    stop: say`Choose another brake if none of the ${FIVE} has decided after ${WEEKS}.`,
    ...(isFear ? OF_FEAR : OF_HABIT),
  })
}

const OF_FEAR: { id: string; title: Sentence; because: Sentence; steps: FormPlay['steps'] } = {
  id: 'jobs-fear',
  title: say`Take the fear of the change away before you promise more`,
  because: say`People stay with what they have as long as the fear is heavier than the pull.`,
  steps: [
    say`Ask ${FIVE} who hesitate what could go wrong for them, and how they would notice it in time.`,
    say`Answer the fear that comes up most with something that binds you, such as a trial, a way back or a named person.`,
    say`Offer it to the same ${FIVE} in writing, with a date until which they can go back.`,
  ],
}

const OF_HABIT: typeof OF_FEAR = {
  id: 'jobs-habit',
  title: say`Make the first step out of the habit small`,
  because: say`People stay with what they have as long as the step out of it is large.`,
  steps: [
    say`Ask ${FIVE} who hesitate what they would have to do differently on the first day.`,
    say`Do the most tiresome part of it for them, or let the old way run beside the new for ${MONTH}.`,
    say`Offer that to the same ${FIVE}, with the day on which it begins.`,
  ],
}

/** Who decided lately tells in an hour what no estimate does. */
const stories = (other: Fact, name: Label): ChosenPlay =>
  formPlay({
    id: 'jobs-stories',
    owner: 'owner',
    hours: 6,
    weeks: [2, 4],
    cost: [0, 0],
    source: STORIES,
    title: say`Hear ${FIVE} stories of a decision, from the first thought to the last step`,
    because: say`Who decided lately knows what moved them and what nearly stopped them; an estimate knows neither.`,
    rests: [other.id],
    about: name,
    steps: [
      say`Name the last ${FEW} who chose you and ${SOME} who chose ${name} instead, and ask each for half an hour.`,
      say`Let each tell it in order: the first thought, what they had until then, what drew them, what they feared, what nearly stopped them.`,
      say`Put their words on cards as push, pull, anxiety or habit, and ask each how much every outcome matters and how well it is met.`,
    ],
    metric: say`${FIVE} stories stand on cards within ${MONTH}, each with a force and its strength.`,
    stop: say`Go on beyond ${FIVE} only while a story still tells something new.`,
  })
