import { formPlay } from '../core/form-play.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { say } from '../sentences/sentence.ts'
import type { Doubt } from './doubt.ts'
import { OBJECTIVE_AND_TASK } from './methods.ts'

/** Two figures deny each other: which of them holds is found out before anything rests on them. */
export const settleMove = ({ says, rests }: Doubt): ChosenPlay =>
  formPlay({
    id: 'settle-the-figures',
    owner: 'owner',
    hours: 1,
    weeks: [1, 1],
    cost: [0, 0],
    source: OBJECTIVE_AND_TASK,
    title: say`Settle which of the figures holds before money is planned`,
    because: say`${says}.`,
    rests: rests.map(({ id }) => id),
    steps: [
      say`Look each of them up where it was first written down: the bills, the order book, the calendar.`,
      say`Put right the one that is wrong on its card; where both hold, write there why.`,
      say`Have the strategy made anew: its sums follow by themselves.`,
    ],
    metric: say`The figures are looked up and put right within a week.`,
    stop: say`If neither can be looked up, take the more careful one and write beside it that it is a guess.`,
  })
