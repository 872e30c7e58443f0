import type { VrioTest } from '@sextant/contracts/strategy/vrio-words'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { BARNEY } from './next-step.ts'
import type { Judged } from './reasons.ts'

const SETTLING = 'the open answer'
const span = (weeks: number) => fixed.duration(weeks, 'week', SETTLING)
const FEW = fixed.number(5, SETTLING)
const NEAREST = fixed.number(3, SETTLING)

/** The move that finds the answer on which a verdict waits; null where its name fits no sentence. */
export function settle(desk: Desk, fact: Judged, test: VrioTest): ChosenPlay | null {
  const name = desk.kit.name(fact)
  if (!name) return null
  return formPlay({
    id: 'vrio-settle',
    owner: 'owner',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    source: BARNEY,
    title: TITLES[test](name),
    because: say`Without this answer there is no verdict on ${name}, and none on whether money and hours belong there.`,
    rests: [fact.id],
    about: name,
    steps: [
      FIRST[test](name),
      say`Put the answer on the card of ${name}, with what it rests on: a figure, a name, a date.`,
      say`Read the verdict that follows, and decide by it what ${name} may cost this year.`,
    ],
    metric: say`The answer stands on the card within ${span(4)}.`,
    stop: say`Treat it as what others have too if nobody can tell within ${span(8)}.`,
  })
}

type Words = Readonly<Record<VrioTest, (name: Label) => Sentence>>

const TITLES: Words = {
  valuable: name => say`${name}: find out whether it matters to those who choose you`,
  rare: name => say`${name}: find out whether rivals have it too`,
  inimitable: name => say`${name}: find out what it would cost a rival to get it`,
  organized: name => say`${name}: find out whether full use is made of it`,
}

const FIRST: Words = {
  valuable: name =>
    say`Ask ${FEW} who chose you what they would miss most, before you name ${name} yourself.`,
  rare: name =>
    say`Look at what the ${NEAREST} nearest rivals have in place of ${name}, as a buyer would: their page, a call, an offer.`,
  inimitable: name =>
    say`Write down what a rival would need to get ${name}: money, time, people, permission.`,
  organized: name =>
    say`Write down what was sold, made or decided with ${name} in the last month, and what could have been.`,
}
