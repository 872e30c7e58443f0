import { isBoundAtStart } from '../../../../company/bound-at-start.ts'
import { ownList } from '../../../../company/own-list.ts'
import { stockToSell } from '../../../../company/first-figures.ts'
import { formPlay } from '../../../../core/form-play.ts'
import { fixed } from '../../../../sentences/figures.ts'
import { say } from '../../../../sentences/sentence.ts'
import { Told } from '../../../told.ts'
import { METHODS, MOVE_IDS, type MoveOf } from './move-of.ts'

const ID = MOVE_IDS.listFirst
/** The letter goes to so many first, so that it can still be changed. */
const FIRST_LOT = 50
/** Of those who know somebody, who orders after a letter: a rule of thumb, from and to. */
const ANSWERS = [0.01, 0.03] as const

/** People who know the firm and were never written to, in lots, before any money goes to strangers. */
export const listFirst: MoveOf = desk => {
  const { company, kit } = desk
  const list = ownList(company)
  const told = Told.from(desk, ID)
  if (!list || !told || isBoundAtStart(company) || stockToSell(company)) return null
  const size = kit.number(list.size, 'as said', [list])
  const lot = Math.min(FIRST_LOT, Math.ceil(list.size / 2))
  const [few = 1, most = 1] = ANSWERS.map(part => Math.max(1, Math.round(list.size * part)))
  const range =
    few === most
      ? say`${fixed.number(few, ID)}`
      : say`${fixed.number(few, ID)} to ${fixed.number(most, ID)}`
  return formPlay({
    id: ID,
    owner: 'owner',
    hours: 5,
    weeks: [1, 3],
    cost: [0, 0],
    source: METHODS.listFirst,
    title: say`Write to the ${size} who know you already, in lots`,
    because: say`They know what you do, so a letter is all it takes to be thought of. As a rule of thumb ${fixed.percent(ANSWERS[0], ID)} to ${fixed.percent(ANSWERS[1], ID)} of such people order after one letter: here that would be ${range}, without a cent for advertising.`,
    rests: [list.id, told.offer.id],
    about: told.line,
    steps: [
      say`Take the ${fixed.number(lot, ID)} whom you saw last and send them the text below, each with their name above it. Nobody else yet.`,
      say`After four days read the answers: what do they ask first? Put that into the first line, and send it to the rest in two lots, a week apart.`,
      say`Ring those who answered and did not order, and strike whoever asks you to.`,
    ],
    metric: say`${range} order within ${fixed.duration(3, 'week', ID)} of the first lot.`,
    stop: say`If nobody of the first ${fixed.number(lot, ID)} answers, do not send it to the rest: ask five of them by telephone what would interest them.`,
  })
}
