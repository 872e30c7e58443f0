import { REAL_SOURCES } from '@sextant/contracts/persona/topics'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { PlaySource } from '../../../plays/play.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say } from '../../../sentences/sentence.ts'
import { peopleIn, type Said, type Voice } from '../../../company/voices.ts'
import { sharedMost } from './result.ts'

export const TALKS: PlaySource = {
  method: 'Ask what happened, never what would',
  by: 'Fitzpatrick 2013',
}
export const SPLIT: PlaySource = {
  method: 'Send half the old text and half the new, and count',
  by: 'Kohavi, Tang and Xu 2020',
}

const OWN = 'a choice of this product'
const WEEKS = fixed.duration(3, 'week', OWN)
const SOME = fixed.number(2, OWN)
const MINUTES = fixed.duration(20, 'minute', OWN)
const TWENTY = fixed.number(20, OWN)
const MONTH = fixed.duration(6, 'week', OWN)

/** What a persona asks for: more real talks while they are few, then one text that speaks of what several of them name. */
export function movesOf(
  desk: Desk,
  group: Fact<'segment'> | undefined,
  said: readonly Said[],
  voices: readonly Voice[],
): ChosenPlay[] {
  const who = group && desk.kit.name(group)
  if (!who) return []
  const asked = peopleIn(voices)
  const talk = asked < REAL_SOURCES ? [askThem(group, who, REAL_SOURCES - asked)] : []
  const most = sharedMost(desk, said)
  if (!most) return talk
  const [first] = most.voices
  return [...talk, sayIt(who, desk.kit.label(first!), most)]
}

const askThem = (group: Fact<'segment'>, who: Label, left: number): ChosenPlay => {
  const some = fixed.number(left, OWN)
  return formPlay({
    id: 'persona-talks',
    owner: 'owner',
    hours: left,
    weeks: [1, 3],
    cost: [0, 0],
    source: TALKS,
    title: say`Hear ${some} who decided lately tell how it went: ${who}`,
    because: say`What nobody of ${who} has said is a guess, and a text built on a guess speaks to nobody.`,
    rests: [group.id],
    about: who,
    steps: [
      say`Ring ${some} who bought, or nearly did, in the last months, and ask for ${MINUTES} each.`,
      say`Ask what happened and in which order, with the questions at the end of this page; never ask what they would do.`,
      say`Paste each talk into this page: the lines then say how many said it.`,
    ],
    metric: say`${some} talks stand on this page within ${WEEKS}.`,
    stop: say`Stop when ${SOME} talks in a row bring nothing new.`,
  })
}

const sayIt = (who: Label, thing: Label, { voices }: Said): ChosenPlay =>
  formPlay({
    id: 'persona-text',
    owner: 'marketing',
    hours: 3,
    weeks: [2, 6],
    cost: [0, 0],
    source: SPLIT,
    title: say`Change one text so that it speaks of what several of them name: ${thing}`,
    because: say`Words that customers use themselves are understood at once, and this is what more than one of them names: ${thing}.`,
    rests: voices.map(({ id }) => id),
    about: thing,
    steps: [
      say`Take the text that these customers see first: ${who}.`,
      say`Let it speak early of ${thing}, in the words quoted on this page, and say what you do about it.`,
      say`Send the new text to every other one of the next ${TWENTY}, the old one to the rest, and count the answers.`,
    ],
    metric: say`The new text has more answers than the old one among ${TWENTY}.`,
    stop: say`Keep the old text if the new one is not ahead after ${MONTH}.`,
  })
