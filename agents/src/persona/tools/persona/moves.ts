import { REAL_SOURCES } from '@sextant/contracts/persona/topics'
import type { Fact } from '../../../company/company.ts'
import { isShared, PEOPLE_LEAST, peopleIn, type Said } from '../../../company/voices.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { Label } from '../../../sentences/label.ts'
import { say } from '../../../sentences/sentence.ts'
import type { Heard } from './insights/heard.ts'
import { movesByTopic } from './moves/by-topic.ts'
import { MINUTES, SIX_WEEKS, some, TWENTY, TWO, WEEKS } from './moves/figures.ts'
import { SPLIT, TALKS } from './moves/methods.ts'

/** Moves of one page: the last of them is one that brings more people. */
const MOVES_MOST = 4

/** What a persona asks for: more real talks while they are few, then what follows from what several of them said. */
export function movesOf(
  desk: Desk,
  group: Fact<'segment'> | undefined,
  heard: Heard | null,
): ChosenPlay[] {
  const who = group && desk.kit.name(group)
  if (!who) return []
  const asked = heard?.asked ?? 0
  const own = heard ? movesByTopic(heard) : []
  const left = missingTalks(asked, own.length)
  const talk = left > 0 ? [askThem(group, who, left)] : []
  const most = heard && own.length === 0 ? sharedMost(desk, heard.said) : undefined
  const text = most ? [sayIt(who, desk.kit.label(most.voices[0]!), most)] : []
  return [...talk, ...spreadOver(own, MOVES_MOST - talk.length), ...text]
}

/** So few moves follow where hardly two say the same: then more talks are missing, however many there were. */
const MOVES_LEAST = 2
const TALKS_MORE = 3

const missingTalks = (asked: number, moves: number): number => {
  if (asked < REAL_SOURCES) return REAL_SOURCES - asked
  return moves < MOVES_LEAST ? TALKS_MORE : 0
}

/** As many as somebody does, in their order: what loses people first, and one at least of what brings more. */
function spreadOver(moves: readonly ChosenPlay[], most: number): ChosenPlay[] {
  const bringing = moves.filter(({ play }) => BRINGING.has(play.id))
  const losing = moves.filter(({ play }) => !BRINGING.has(play.id))
  const first = losing.slice(0, most - Math.min(1, bringing.length))
  return [...first, ...bringing].slice(0, most)
}
const BRINGING = new Set(['persona-channel', 'persona-trigger'])

/** What most people say, where more than one does. */
const sharedMost = (desk: Desk, said: readonly Said[]): Said | undefined =>
  said.find(
    one =>
      peopleIn(one.voices) >= PEOPLE_LEAST &&
      isShared(one) &&
      desk.kit.name(one.voices[0]!) !== null,
  )

function askThem(group: Fact<'segment'>, who: Label, left: number): ChosenPlay {
  const isOne = left === 1
  const many = some(left)
  return formPlay({
    id: 'persona-talks',
    owner: 'owner',
    hours: left,
    weeks: [1, 3],
    cost: [0, 0],
    source: TALKS,
    title: isOne
      ? say`Hear one more who decided lately tell how it went: ${who}`
      : say`Hear ${many} who decided lately tell how it went: ${who}`,
    because: say`What nobody of ${who} has said is a guess, and a text built on a guess speaks to nobody.`,
    rests: [group.id],
    about: who,
    steps: [
      isOne
        ? say`Ring somebody who bought, or nearly did, in the last months, and ask for ${MINUTES}.`
        : say`Ring ${many} who bought, or nearly did, in the last months, and ask for ${MINUTES} each.`,
      say`Ask what happened and in which order, with the questions at the end of this page; never ask what they would do.`,
      say`Paste each talk into this page: the lines then say how many said it.`,
    ],
    metric: isOne
      ? say`The talk stands on this page within ${WEEKS}.`
      : say`${many} talks stand on this page within ${WEEKS}.`,
    stop: say`Stop when ${TWO} talks in a row bring nothing new.`,
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
    stop: say`Keep the old text if the new one is not ahead after ${SIX_WEEKS}.`,
  })
