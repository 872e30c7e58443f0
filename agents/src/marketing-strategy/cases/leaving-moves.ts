import type { Desk } from '../../core/desk.ts'
import { formPlay } from '../../core/form-play.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { called } from '../called.ts'
import { LOYALTY } from '../methods.ts'
import { askMove } from './ask-move.ts'
import type { Standing } from './case.ts'
import type { Leaving } from './leavers.ts'

/** Why they leave, then the weeks in which they do, then those who stay bring others. */
export const leavingMoves = (desk: Desk, leaving: Leaving, standing: Standing): ChosenPlay[] =>
  [reasonMove(desk, leaving), earlyMove(desk, leaving), askMove(desk, standing)].filter(
    move => move !== null,
  )

const CALLS = 15
const CALLED = fixed.number(CALLS, 'calls that show a pattern')

function reasonMove({ kit }: Desk, { group, aim, rests }: Leaving): ChosenPlay {
  const name = group ? called(kit, group) : null
  const who = name
    ? say`the last ${CALLED} who left, ${name} first`
    : say`the last ${CALLED} who left`
  const most =
    name && group
      ? say`The largest part of those who leave are ${name}: ${kit.percent(group.leaves, 'as said', [group])} of them in a year.`
      : say`Nobody has told yet why they leave, and no offer holds whom it does not fit.`
  return formPlay({
    id: 'ask-those-who-left',
    owner: 'owner',
    hours: 6,
    weeks: [1, 4],
    cost: [0, 0],
    source: LOYALTY,
    title: say`Ring ${who}, and mend the commonest reason`,
    because: say`${most} It comes first because everything that is spent on newcomers leaks out here.`,
    rests: [...(group ? [group.id] : []), aim.goal.id, ...rests.map(({ id }) => id)],
    ...(name && { about: name }),
    steps: [
      say`List ${who}, with the day on which they began and the day on which they ended.`,
      say`Ask each two things: what had you hoped for, and what happened in the week before you ended it? Write down their words.`,
      say`Sort the reasons, mend the commonest within the month, and tell those who named it.`,
    ],
    metric: say`The reasons of ${CALLED} are written down within three weeks, and the commonest is mended within six.`,
    stop: say`Stop ringing when five in a row name nothing new.`,
  })
}

/** From this part on leaving is a matter of the beginning. */
const EARLY = 0.3
const WATCHED = 30
/** Of those who leave early, the part that a better beginning may keep. */
const KEPT = 1 / 3

function earlyMove({ kit }: Desk, { group }: Leaving): ChosenPlay | null {
  const early = group?.leavesEarly
  if (!group || early === undefined || early < EARLY) return null
  const name = called(kit, group)
  const today = WATCHED * (1 - group.leaves * early)
  const soon = WATCHED - today
  const [stay, should] = [
    kit.number(Math.round(today), '30 × (1 − those who leave × of these early)', [group]),
    kit.number(Math.round(today + soon * KEPT), 'the same with a third of those kept', [group]),
  ]
  const watched = fixed.number(WATCHED, 'newcomers on whom a beginning is judged')
  return formPlay({
    id: 'first-three-months',
    owner: 'operations',
    hours: 8,
    weeks: [2, 13],
    cost: [0, 0],
    source: LOYALTY,
    title: say`Look after the first three months of ${name}`,
    because: say`Of ${name} who leave, ${kit.percent(early, 'as said', [group])} do so in their first three months: that is where they can still be kept.`,
    rests: [group.id],
    about: name,
    steps: [
      say`Say in the first week what to expect and when, so that nobody waits for what comes later.`,
      say`Ring or write in the second week: is it what you had hoped for? Put right what is not on the same day.`,
      say`Ask before the second payment what would make them stay, and offer a pause to whoever hesitates.`,
    ],
    metric: say`Of the next ${watched} newcomers ${should} are there after three months; at today’s rate it would be ${stay}.`,
    stop: say`Change what is said in the second week if of the first ${watched} no more than ${stay} stay.`,
  })
}
