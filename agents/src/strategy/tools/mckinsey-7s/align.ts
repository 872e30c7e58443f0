import type { SevenSBody, SevenSPair } from '@sextant/contracts/strategy/mckinsey-7s'
import type { SevenS } from '@sextant/contracts/strategy/seven-s-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { PlaySource } from '../../../plays/play.ts'
import { fixed } from '../../../sentences/figures.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { elementShown } from './signs.ts'
import { ELEMENT } from './words.ts'

/** Where the move for a pair that does not fit comes from. */
export const ALIGN: PlaySource = {
  method: 'Change one element until it fits the others',
  by: 'Waterman, Peters and Phillips 1980',
}

const STEP = 'the move for a pair'
const CASES = fixed.number(3, STEP)
const WEEKS = fixed.duration(8, 'week', STEP)
const MONTH = fixed.duration(4, 'week', STEP)
const TOP = fixed.number(5, 'the scale of an alignment')
/** From here on a pair fits well enough. */
const FITS = 4

/** The pair that fits worst and the move that aligns it; without ratings the element of which the cards show most. */
export function decided(desk: Desk, body: SevenSBody): Pick<Arranged, 'result' | 'lead'> {
  const [id] = body.worst
  const worst = body.pairs.find(({ a, b }) => `${a}|${b}` === id)
  if (worst?.alignment && worst.alignment < FITS) return pairDecides(desk, body, worst)
  const isRated = body.pairs.some(({ alignment }) => alignment !== null)
  return isRated ? {} : shownDecides(desk)
}

function pairDecides(
  desk: Desk,
  { elements }: SevenSBody,
  { a, b, alignment, against }: SevenSPair,
): Pick<Arranged, 'result' | 'lead'> {
  const { kit } = desk
  const gapOf = (id: SevenS): number => elements.find(one => one.id === id)?.gap ?? 0
  const opposed = against ? opposing(desk, a, b) : undefined
  const cards = opposed ? [opposed] : cardsOf(desk, [a, b])
  const lag = opposed?.element ?? (gapOf(b) > gapOf(a) ? b : a)
  const rests = cards.map(({ id }) => id)
  const name = opposed && kit.name(opposed)
  const level = kit.number(alignment ?? 0, 'as told, or from the two gaps', cards)
  const reason = name
    ? say`${name} ${name.isMany ? SAY_MANY : SAY_ONE}.`
    : say`What the plan needs is missing in ${ELEMENT[lag]} more than in ${ELEMENT[lag === a ? b : a]}.`
  const says = say`Of the rated pairs, ${ELEMENT[a]} and ${ELEMENT[b]} fit worst, at ${level} of ${TOP}. ${reason}`
  const lead = alignPlay({ a, b, lag, rests })
  return { result: desk.claim(says, rests, 'computed'), lead }
}

const SAY_ONE: Sentence = say`is where they pull apart`
const SAY_MANY: Sentence = say`are where they pull apart`

type Pair = { a: SevenS; b: SevenS; lag: SevenS; rests: readonly string[] }

function alignPlay({ a, b, lag, rests }: Pair): ChosenPlay {
  const [one, other] = [ELEMENT[a], ELEMENT[b]]
  return formPlay({
    id: 'seven-align',
    owner: 'owner',
    hours: 6,
    weeks: [4, 8],
    cost: [0, 0],
    source: ALIGN,
    title: say`Bring ${one} and ${other} into line, with one change in ${ELEMENT[lag]}`,
    because: say`A plan stops at the two elements that fit least: what is built elsewhere is lost between ${one} and ${other}.`,
    rests,
    steps: [
      say`Write down the last ${CASES} times when ${one} and ${other} pulled apart: who had to choose, and what it cost.`,
      CHANGES[lag],
      say`Ask those who work there after ${WEEKS} to rate both again, and change nothing else before that.`,
    ],
    metric: say`No such case for ${MONTH}, and a higher rating of the pair after ${WEEKS}.`,
    stop: say`Take the change back if the rating has not moved after ${WEEKS}: the cause lies in another element then.`,
  })
}

/** One change that would have kept the cases from happening, by where it has to be made. */
const CHANGES: Readonly<Record<SevenS, Sentence>> = {
  strategy: say`Write on one page what the plan asks for first and what stays undone this year, and go through it with everybody.`,
  structure: say`Name for each of these cases one person who decides without asking, and up to which sum.`,
  systems: say`Put what was missing into one place that all can see, such as a list or a calendar, and name who keeps it.`,
  'shared-values': say`Agree on one sentence that would have settled these cases, and use it the next time.`,
  skills: say`Choose what had to be known in most of them, and let whoever knows it show it to a second person at work.`,
  style: say`Settle who is asked before such a decision and how a mistake is told; whoever leads keeps to it first.`,
  staff: say`Take one task from the person who carries most, and give it to somebody named, for good.`,
}

/** Without ratings: the heaviest of what the cards show of an element, with the move for it. */
function shownDecides(desk: Desk): Pick<Arranged, 'result' | 'lead'> {
  const shown = elementShown(desk)
  if (!shown) return {}
  const { id, found, lead } = shown
  const come = PLURAL.has(id) ? COME_MANY : COME_ONE
  const says = say`The seven are not rated yet; by the cards ${ELEMENT[id]} ${come} first. ${found.says}`
  return { result: desk.claim(says, found.rests, 'computed'), lead }
}

const PLURAL = new Set<SevenS>(['systems', 'skills', 'shared-values'])
const COME_ONE: Sentence = say`comes`
const COME_MANY: Sentence = say`come`

const cardsOf = ({ company }: Desk, of: readonly SevenS[]): Fact<'inside'>[] =>
  factsOf(company, 'inside').filter(({ element }) => element && of.includes(element))

const opposing = ({ company }: Desk, a: SevenS, b: SevenS): Fact<'inside'> | undefined =>
  factsOf(company, 'inside').find(
    ({ element, against }) => (element === a && against === b) || (element === b && against === a),
  )
