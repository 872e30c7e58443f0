import type { TowsKind } from '@sextant/contracts/strategy/swot-words'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { PlaySource } from '../../../plays/play.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { agree } from '../../../sentences/verbs.ts'

/** Where the pairing of inside and outside comes from. */
export const TOWS: PlaySource = { method: 'The TOWS matrix', by: 'Weihrich 1982' }

/** `isShort`: what is inside can be shared out. */
type Pair = { own: Label; around: Label; fact: Fact; isShort: boolean }
const SHARED = new Set<Fact<'constraint'>['sort']>([
  'one-person',
  'capacity',
  'supplier',
  'skills',
  'season',
])
type Steps = readonly [Sentence, Sentence, Sentence]
/** What a pair comes to, and how it is begun. */
type Advice = { title: Sentence; because: Sentence; steps: Steps; metric: Sentence; stop: Sentence }

const HOURS = 6
const FIVE = fixed.number(5, TOWS.method)
const THREE = fixed.number(3, TOWS.method)
const TEN = fixed.number(10, TOWS.method)
const LESS = fixed.percent(0.3, TOWS.method)
const EIGHT_WEEKS = fixed.duration(8, 'week', TOWS.method)
const TWELVE_WEEKS = fixed.duration(12, 'week', TOWS.method)

/** What the heaviest pair of a cell comes to where no play of the collection answers it: what the matrix itself says of such a pair, and no more. Null where a name fits no sentence. */
export function plainPlay(desk: Desk, kind: TowsKind, own: Fact, around: Fact): ChosenPlay | null {
  const names = { own: desk.kit.name(own), around: desk.kit.name(around) }
  if (!names.own || !names.around) return null
  const isShort = own.kind === 'constraint' && SHARED.has(own.sort)
  const advice = BY_CELL[kind]({ own: names.own, around: names.around, fact: around, isShort })
  const play = formPlay({
    id: `tows-${kind.toLowerCase()}`,
    owner: 'owner',
    hours: HOURS,
    weeks: [2, 12],
    cost: [0, 0],
    source: TOWS,
    rests: [own.id, around.id],
    about: names.own,
    ...advice,
  })
  return { ...play, pair: { own, around, because: advice.because } }
}

const BY_CELL: Readonly<Record<TowsKind, (pair: Pair) => Advice>> = {
  SO: pair => ({ ...meeting(pair), title: attack(pair) }),
  WO: pair => ({
    ...(isOpening(pair) ? sharing : mending)(pair),
    title: strengthen(pair),
  }),
  ST: pair => ({ ...showing(pair), title: defend(pair) }),
  WT: pair => ({
    ...(pair.fact.kind === 'change' ? mending : yielding)(pair),
    title: stepBack(pair),
  }),
}

/** Those for whom a part of what is short can be set aside. */
const isOpening = ({ fact, isShort }: Pair): boolean => fact.kind !== 'change' && isShort

function attack({ own, around, fact }: Pair): Sentence {
  if (fact.kind !== 'change')
    return say`Lead with ${own} towards ${around}, and ask what else it would take`
  return fact.touches === 'funding'
    ? say`Tell those whom ${around} will pay about ${own}, before it begins`
    : say`Be ready for ${around}, and lead with ${own}`
}

function strengthen({ own, around, fact, isShort }: Pair): Sentence {
  const mend = say`Mend what ${own} ${agree('hold', own)} back`
  if (fact.kind === 'change') return say`${mend}, with ${around} in view, or others gain`
  if (fact.kind !== 'segment')
    return say`Let others take over a part of ${own}, to be free for ${around}`
  return isShort
    ? say`Give ${around} the first of what ${own} ${agree('allow', own)}`
    : say`${mend}, for ${around} first`
}

function defend({ own, around, fact }: Pair): Sentence {
  if (fact.kind !== 'change') return say`Make ${own} easy to check, in answer to ${around}`
  return fact.touches === 'cost'
    ? say`Pass ${around} on first where people come for ${own}`
    : say`Say early what ${around} ${agree('mean', around)} for those you serve, and show ${own}`
}

const stepBack = ({ own, around, fact }: Pair): Sentence =>
  fact.kind === 'change'
    ? say`Mend what ${own} ${agree('hold', own)} back, with ${around} in view`
    : say`Contest nothing against ${around} that hangs on ${own}`

/** What is good inside is shown to those whom the change reaches first. */
const meeting = ({ own, around }: Pair): Omit<Advice, 'title'> => ({
  because: say`What ${around} ${agree('need', around)} can be met with ${own}.`,
  steps: [
    say`Name ${FIVE} who will notice ${around} first, and what each of them will need then.`,
    say`Show each of them ${own}, with the figure that proves it.`,
    say`Agree on a first piece of work with one of them, and note what decided it.`,
  ],
  metric: say`${THREE} of the ${FIVE} have answered within ${EIGHT_WEEKS}.`,
  stop: say`Stop preparing for it if none of the ${FIVE} sees a use within ${EIGHT_WEEKS}.`,
})

const isThreat = (fact: Fact): boolean => fact.kind === 'change' && fact.bearing === 'hurts'

/** What is short inside is counted where the outside meets it, then mended at one place. */
const mending = ({ own, around, fact }: Pair): Omit<Advice, 'title'> => ({
  because: isThreat(fact)
    ? say`${around} ${agree('make', around)} ${own} heavier to bear.`
    : say`${around} ${agree('bring', around)} little as long as ${own} ${agree('hold', own)} you back.`,
  steps: [
    say`List the last ${TEN} cases in which ${own} cost you something, and mark those that have to do with ${around}.`,
    say`Choose the one change that would have spared most of the marked ones, with its price and its day.`,
    say`Make it, and count the cases again after ${TWELVE_WEEKS}.`,
  ],
  metric: say`${LESS} fewer such cases after ${TWELVE_WEEKS}.`,
  stop: say`Choose another change if the count has not fallen after ${TWELVE_WEEKS}.`,
})

/** What is good inside is made easy to check for those who compare. */
const showing = ({ own, around }: Pair): Omit<Advice, 'title'> => ({
  because: say`${own} ${agree('answer', own)} ${around} where those who decide can see it.`,
  steps: [
    say`Put ${own} on half a page: the figure, where it comes from, and what it spares those who choose.`,
    say`Give it to the next ${TEN} who decide with ${around} in mind.`,
    say`Note what each of them did, beside the ${TEN} before.`,
  ],
  metric: say`More of the ${TEN} choose you than of the ${TEN} before, within ${TWELVE_WEEKS}.`,
  stop: say`Take another proof if none of the ${TEN} asks about it.`,
})

/** What is short goes first where an opening lies. */
const sharing = ({ own, around }: Pair): Omit<Advice, 'title'> => ({
  because: say`Outside there is an opening, ${around}, and what is short inside is ${own}: shared out to everybody, it reaches nobody in time.`,
  steps: [
    say`Write down how much ${own} ${agree('allow', own)} in the next ${EIGHT_WEEKS}, and set a third of it aside for ${around}.`,
    say`Offer that part there by name before it is open to others.`,
    say`After ${EIGHT_WEEKS}, compare what it left with what the rest left, and set the next part by that.`,
  ],
  metric: say`The part set aside is taken within ${EIGHT_WEEKS}.`,
  stop: say`Open it to all if half of it is still free after ${EIGHT_WEEKS}.`,
})

/** Where both a weakness and a rival meet, the contest is left to others. */
const yielding = ({ own, around }: Pair): Omit<Advice, 'title'> => ({
  because: say`Where ${own} ${agree('hold', own)} you back and ${around} ${agree('be', around)} the other choice, each attempt costs more than it brings.`,
  steps: [
    say`List the last ${TEN} cases in which ${around} was the other choice, and mark those that hung on ${own}.`,
    say`Say no to the next like them on the day they ask, and name somebody who can do it.`,
    say`Give the time that this frees to what does not hang on ${own}.`,
  ],
  metric: say`None of the next ${TEN} cases hangs on ${own}, within ${TWELVE_WEEKS}.`,
  stop: say`Take them on again as soon as ${own} ${agree('hold', own)} you back no longer.`,
})
