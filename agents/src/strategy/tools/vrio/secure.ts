import type { Fact } from '../../../company/company.ts'
import { hourValues } from '../../../company/hour-values.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import { AS_SAID, roughly } from '../../../findings/kit.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { BARNEY } from './next-step.ts'
import type { Judged } from './reasons.ts'

/** Weeks until somebody or something stands in for a part of it, and after which another way is taken. */
const STANDS_IN = 16
const ENDS = 26
const SECURING = 'securing what is scarce'

type Taken = Fact<'resource'> & { used: number }

/** What is valuable, rare, costly to copy and taken in full lacks no work: it lacks whoever or whatever could stand in for it. */
export function unsecured({ kit }: Desk, resource: Taken): Sentence {
  const used = kit.percent(resource.used, AS_SAID, [resource])
  const start = say`an advantage that nothing secures. By your answer it is not organized for, by the card ${used} of it is taken`
  return isOfPeople(resource)
    ? say`${start}: what is missing is not work, but somebody who could stand in`
    : say`${start}: what is missing is not use, but something that could stand in`
}

const isOfPeople = ({ sort }: Fact<'resource'>): boolean => sort === 'people' || sort === 'method'

/** The move that carries out "secure it first". */
export function secureWith(desk: Desk, resource: Taken): ChosenPlay | null {
  const name = desk.kit.name(resource)
  if (!name) return null
  const used = desk.kit.percent(resource.used, AS_SAID, [resource])
  const way = isOfPeople(resource) ? byPeople(name) : byThings(name)
  return securing(desk, way, {
    because: say`${used} of it is taken, and no card says who or what stands in for it: a week without it is a week without what others cannot copy.`,
    rests: [resource.id],
    about: name,
  })
}

/** The same for somebody on whom nearly all of it hangs. */
export function secondPerson(desk: Desk, fact: Judged, name: Label): ChosenPlay {
  const way = name.isPerson ? bySomebody(name) : byPeople(name)
  return securing(desk, way, {
    because: say`By your words nearly all of it is done there: a week without ${name} is a week without it.`,
    rests: [fact.id],
    about: name,
  })
}

/** What is scarce gets somebody or something that stands in for it. */
const securing = (
  desk: Desk,
  way: Way,
  matter: { because: Sentence; rests: string[]; about: Label },
): ChosenPlay =>
  formPlay({
    id: 'vrio-secure',
    owner: 'owner',
    hours: way.hours,
    weeks: [4, STANDS_IN],
    cost: [0, 0],
    source: BARNEY,
    title: way.title,
    ...matter,
    steps: [way.first, way.second, dearestFirst(desk) ?? DEAREST],
    metric: way.metric,
    stop: way.stop,
  })

const bySomebody = (name: Label): Way => ({
  ...byPeople(name),
  title: say`Have ${name} teach a second person before anything new is promised`,
  first: say`List with ${name} each piece of work that nobody else has done alone, and mark those that take longest to learn.`,
})

type Way = {
  title: Sentence
  hours: number
  first: Sentence
  second: Sentence
  metric: Sentence
  stop: Sentence
}

const byPeople = (name: Label): Way => ({
  title: say`${name}: begin to teach a second person before anything new is promised`,
  hours: 24,
  first: say`List each step of ${name} that nobody else has done alone, and mark those that take longest to learn.`,
  second: say`Name who learns the first of them, from which day and in which hours of each week; where nobody is there to learn, ask what a specialist from outside costs.`,
  metric: say`One of the marked steps was done by somebody else, without help, within ${fixed.duration(STANDS_IN, 'week', SECURING)}.`,
  stop: say`Look outside if nobody could do one of them alone after ${fixed.duration(ENDS, 'week', SECURING)}.`,
})

const byThings = (name: Label): Way => ({
  title: say`${name}: find what stands in for it before anything is built on it`,
  hours: 10,
  first: say`Write down which sales stop on the day on which ${name} cannot be used, and for how long.`,
  second: say`Get one offer for what would stand in: a second one, a spare part on the shelf, a copy elsewhere, or the use of somebody else’s.`,
  metric: say`A stand-in is agreed in writing within ${fixed.duration(STANDS_IN, 'week', SECURING)}, or the risk is accepted in writing with its sum.`,
  stop: say`Accept the risk if a stand-in costs more in a year than the sales that would stop.`,
})

const DEAREST = say`Until then give the hours there are first to what leaves most for each of them.`

/** Which line that is, where the cards tell it. */
function dearestFirst({ company, kit }: Desk): Sentence | null {
  const [best, next] = hourValues(company)
  const name = best && kit.name(best.line)
  if (!best || !next || !name) return null
  const money = kit.money(roughly(best.anHour), 'contribution ÷ hours each', [best.line])
  return say`Until then give the hours there are first to ${name}: an hour of them leaves about ${money}, more than with any other line.`
}
