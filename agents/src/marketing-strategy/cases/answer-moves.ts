import type { Desk } from '../../core/desk.ts'
import { formPlay } from '../../core/form-play.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { called } from '../called.ts'
import { FRESH } from '../methods.ts'
import { costOfWin } from '../ways.ts'
import type { Asked } from './asked-in-vain.ts'
import { askMove } from './ask-move.ts'
import type { Standing } from './case.ts'

/** Those lost lately, then the answer itself, then the way whose askers do not buy, then those who send buyers. */
export const answerMoves = (desk: Desk, asked: Asked, standing: Standing): ChosenPlay[] =>
  [
    againMove(desk, asked),
    answerMove(desk, asked),
    wayMove(desk, asked, standing),
    askMove(desk, standing),
  ].filter(move => move !== null)

const CALLS = 20
const CALLED = fixed.number(CALLS, 'calls in one go')

function againMove({ kit }: Desk, { aim, asked, sold, needed, rate, rests }: Asked): ChosenPlay {
  const lost = asked - sold
  const should = Math.max(1, Math.round(CALLS * ((needed - rate) / (1 - rate))))
  const some = kit.number(should, '20 × the part of the lost that the goal takes', [
    aim.goal,
    ...rests,
  ])
  const all = kit.number(lost, 'ask − buy', rests)
  return formPlay({
    id: 'back-to-those-who-asked',
    owner: 'sales',
    hours: 8,
    weeks: [1, 5],
    cost: [0, 0],
    source: FRESH,
    title: say`Ring the last ${CALLED} who asked and did not buy`,
    because: say`${all} a year ask and go without. It comes first because they are known by name, cost nothing more, and say what the answer lacks.`,
    rests: [aim.goal.id, ...rests.map(({ id }) => id)],
    steps: [
      say`List them from the newest back: when they asked, when they were answered, at what price, and how it ended.`,
      say`Ask each: what did you do instead, and what would have let you say yes? Write down their words.`,
      say`Where it still can be done, offer it again at once, with a day and a price that holds for two weeks.`,
    ],
    metric: say`${some} of the ${CALLED} buy after all, and the reason of each is written down, within five weeks.`,
    stop: say`Stop after ${CALLED} if none buys: then the reasons are worth more than further calls.`,
  })
}

const JUDGED = 30

function answerMove({ kit }: Desk, { aim, needed, rate, rests }: Asked): ChosenPlay {
  const judged = fixed.number(JUDGED, 'enquiries on which an answer is judged')
  const [today, then] = [
    kit.number(Math.round(JUDGED * rate), '30 × buy ÷ ask', rests),
    kit.number(Math.ceil(JUDGED * needed), '30 × the rate that the goal takes', [
      aim.goal,
      ...rests,
    ]),
  ]
  return formPlay({
    id: 'answer-the-same-day',
    owner: 'sales',
    hours: 6,
    weeks: [1, 8],
    cost: [0, 0],
    source: FRESH,
    title: say`Answer each enquiry the same day, with a price, a date and the proof`,
    because: say`It comes second because the reasons of those who were lost say what the answer has to hold.`,
    rests: [aim.goal.id, ...rests.map(({ id }) => id)],
    steps: [
      say`Write one answer for the commonest enquiry: price or range, earliest date, the figure that shows why you, and the next step.`,
      say`Name who sends it on which days, and ring whoever has not replied after three days, once.`,
      say`Write beside each enquiry when it came, when it was answered and how it ended.`,
    ],
    metric: say`Of the next ${judged} who ask, ${then} buy; at today’s rate it would be ${today}.`,
    stop: say`Rewrite the answer if of the first ${judged} no more than ${today} buy.`,
  })
}

/** A way is worth a look where its askers buy less than this part as often as all do. */
const BELOW = 0.75
/** Of what a win leaves, the part from which on its cost is worth a look. */
const DEAR = 0.1

function wayMove(
  { kit, company }: Desk,
  { worst, rate }: Asked,
  { worth }: Standing,
): ChosenPlay | null {
  const cost = worst && costOfWin(company, worst.way)
  // A way that costs next to nothing may bring whom it will.
  const isDear = cost !== null && worth !== null && cost >= worth.value * DEAR
  if (!worst || !cost || !isDear || worst.rate > rate * BELOW) return null
  const name = called(kit, worst.way)
  const each = kit.money(Math.round(cost), 'spend a year ÷ customers', [worst.way])
  const [few, many] = [
    kit.number(worst.sold, 'as said', [worst.way]),
    kit.number(worst.asked, 'as said', [worst.way]),
  ]
  const goal = kit.money(Math.round((cost * worst.rate) / rate), 'cost × its rate ÷ that of all', [
    worst.way,
  ])
  return formPlay({
    id: 'fewer-and-better-askers',
    owner: 'marketing',
    hours: 4,
    weeks: [2, 8],
    cost: [0, 0],
    source: FRESH,
    title: say`Let ${name} say the price and for whom it is, so that fewer ask in vain`,
    because: say`Of ${many} who ask this way ${few} buy, so that one costs ${each}; if they bought as often as all others, one would cost ${goal}.`,
    rests: [worst.way.id],
    about: name,
    steps: [
      say`Put the price or the smallest order, the place and what is not done into the first lines that people see there.`,
      say`Leave out what brought the ten latest who asked for something else.`,
      say`Compare after eight weeks: money, enquiries and buyers, before and since.`,
    ],
    metric: say`One buyer by ${name} costs ${goal} or less within eight weeks; today it is ${each}.`,
    stop: say`Halve its money if one still costs ${each} after eight weeks.`,
  })
}
