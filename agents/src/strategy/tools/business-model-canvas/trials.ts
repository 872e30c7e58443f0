import type { CanvasBlockId } from '@sextant/contracts/strategy/canvas-blocks'
import type { Fact } from '../../../company/company.ts'
import { dealingsAYear } from '../../../company/dealings.ts'
import type { Desk } from '../../../core/desk.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { agree } from '../../../sentences/verbs.ts'
import { partOfNew } from './stakes.ts'

/** What the tests of the blocks come from. */
export const TEST_CARD = {
  method: 'Test card',
  by: 'D. Bland and A. Osterwalder, Testing Business Ideas, 2019',
}
/** What is done, over how many, and what has to be seen by when; else the belief is false. */
export type Trial = { title: Sentence; does: Sentence; passes: Sentence; weeks: number }

type Matter = { desk: Desk; fact: Fact; label: Label; isFew: boolean }
type Tested = CanvasBlockId | 'person' | 'licence' | 'sender' | 'account'

/** Sales of a year below which nobody can wait for the next buyers. */
const FEW_SALES = 60

/** How a belief about a fact could be shown to be false; null where its name fits no sentence. Where sales are rare, the last buyers are asked instead of the next. */
export function trialOf(desk: Desk, block: CanvasBlockId, fact: Fact): Trial | null {
  const label = desk.kit.name(fact)
  if (!label) return null
  const isFew = (dealingsAYear(desk.company) ?? Infinity) < FEW_SALES
  return TRIALS[likeOf(block, fact)]({ desk, fact, label, isFew })
}

/** A person is tested alike wherever they stand, an offer by whether it is bought, a licence by what it allows, one account by what it says itself. */
function likeOf(block: CanvasBlockId, fact: Fact): Tested {
  if (fact.kind === 'person') return 'person'
  if (fact.kind === 'resource') return ofResource(fact, block)
  if (fact.kind === 'partner') return fact.gives === 'customers' ? 'sender' : 'partners'
  if (fact.kind === 'rival') return 'sender'
  if (fact.kind === 'segment' && block === 'segments' && (fact.single || fact.share))
    return 'account'
  const isSold = block === 'value' || block === 'resources'
  return fact.kind === 'offer' && isSold ? 'revenue' : block
}

function ofResource({ sort }: Fact<'resource'>, block: CanvasBlockId): Tested {
  if (sort === 'people') return 'person'
  return sort === 'licence' || sort === 'right' ? 'licence' : block
}

const number = (count: number) => fixed.number(count, TEST_CARD.method)
const percent = (ratio: number) => fixed.percent(ratio, TEST_CARD.method)
const inWeeks = (weeks: number) => fixed.duration(weeks, 'week', TEST_CARD.method)
/** How far a count may lie below what the card says and still carry it. */
const KEPT = 0.9
/** So many who came new are looked back on. */
const LOOKED_AT = 50
const FEWEST = 3

/** Of those looked at, how many have to be of the part that is told or counted. */
function expected({ desk, fact }: Matter) {
  const part = partOfNew(desk, fact)
  if (part === null) return number(FEWEST)
  const least = Math.max(FEWEST, Math.floor(LOOKED_AT * part * KEPT))
  return desk.kit.number(least, 'looked at × the part × what may be missing', [fact])
}

/** Whom a way brings within a year, where so few come that all of them can be looked at. */
function countedIn({ desk, fact }: Matter) {
  if (fact.kind !== 'channel' || !fact.customers || fact.customers > LOOKED_AT) return null
  const how = 'customers a year × what may be missing'
  return desk.kit.number(Math.ceil(fact.customers * KEPT), how, [fact])
}

const TRIALS: Readonly<Record<Tested, (matter: Matter) => Trial>> = {
  person: ({ label }) => ({
    title: say`Plan a week without ${label}, and note what stops`,
    does: say`Let ${label} be away for one week, announced to those inside only, and note what stops and who could take it over`,
    passes: say`Nothing that is paid for stops in that week, seen within ${inWeeks(4)}.`,
    weeks: 4,
  }),
  licence: ({ label }) => ({
    title: say`Write down what hangs on ${label}`,
    does: say`Write down what may not be done without ${label}, until when it holds, and who else holds one`,
    passes: say`Something that is paid for needs it, and fewer than ${number(FEWEST)} others hold it, known within ${inWeeks(1)}.`,
    weeks: 1,
  }),
  sender: matter => ({
    title: say`Count whom ${matter.label} really sent`,
    does: say`Note who sent each of the last ${number(LOOKED_AT)} who came new, name by name, and ask ${matter.label} what they would send less for`,
    passes: say`At least ${expected(matter)} of the ${number(LOOKED_AT)} were sent by them, and nobody asked means to send fewer, known within ${inWeeks(3)}.`,
    weeks: 3,
  }),
  account: matter => (isAll(matter.fact) ? accountTrial(matter) : groupTrial(matter)),
  value: ({ label, isFew }) =>
    isFew
      ? {
          title: say`Ask buyers, unprompted, whether ${label} decided it`,
          does: say`Ask the last ${number(5)} buyers what decided it, before you name anything, and listen for ${label}`,
          passes: say`At least ${number(3)} of the ${number(5)} name it without help, within ${inWeeks(4)}.`,
          weeks: 4,
        }
      : {
          title: say`Ask buyers, unprompted, whether ${label} decided it`,
          does: say`Ask the next ${number(10)} new buyers what decided it, before you name anything, and listen for ${label}`,
          passes: say`At least ${number(6)} of the ${number(10)} name it without help, within ${inWeeks(4)}.`,
          weeks: 4,
        },
  segments: ({ label, isFew }) => ({
    title: say`Name the full price to ${label}, and count who says yes`,
    does: say`Name the full price to the next ${number(isFew ? 5 : 10)} of ${label}, before the talk is about details`,
    passes: say`At least ${number(isFew ? 2 : 4)} of the ${number(isFew ? 5 : 10)} say yes or pay something down, within ${inWeeks(isFew ? 12 : 6)}.`,
    weeks: isFew ? 12 : 6,
  }),
  channels: matter => {
    const { label } = matter
    const ofYear = countedIn(matter)
    const all = number(LOOKED_AT)
    return {
      title: say`Count who really comes through ${label}`,
      does: ofYear
        ? say`Note how everybody who came new in the last year found you, ask where you do not know, and count those who came through ${label}`
        : say`Note how each of the last ${all} who came new found you, ask where you do not know, and count those who came through ${label}`,
      passes: ofYear
        ? say`At least ${ofYear} of them came that way, known within ${inWeeks(2)}.`
        : say`At least ${expected(matter)} of the ${all} came that way, known within ${inWeeks(2)}.`,
      weeks: 2,
    }
  },
  relationships: matter => loyaltyTrial(matter),
  revenue: ({ label, isFew }) => ({
    title: say`Quote the full price of ${label}, and count who buys`,
    does: say`Quote the full price of ${label} to the next ${number(isFew ? 5 : 20)} who ask, and write down each answer`,
    passes: say`At least as many of the ${number(isFew ? 5 : 20)} buy as of the ${number(isFew ? 5 : 20)} before, within ${inWeeks(isFew ? 12 : 4)}.`,
    weeks: isFew ? 12 : 4,
  }),
  resources: ({ label }) => ({
    title: say`Try a week without ${label}, and note what stops`,
    does: say`Work for one week as if there were no ${label}, and note what stops`,
    passes: say`Something that is paid for stops in that week, seen within ${inWeeks(2)}.`,
    weeks: 2,
  }),
  activities: ({ label }) => ({
    title: say`Note how long ${label} really takes`,
    does: say`Note over the next ${number(10)} times who does ${label} and how long it takes`,
    passes: say`On average it takes no more than the card says, give or take ${percent(1 - KEPT)}, within ${inWeeks(4)}.`,
    weeks: 4,
  }),
  partners: ({ label, fact }) => ({
    title: say`Ask ${label} for next year’s terms in writing`,
    // Nobody asks others where the card says that there are none.
    does:
      fact.kind === 'partner' && fact.alone
        ? say`Ask ${label} in writing for the amounts, the price and the end of what is agreed, and for the notice that they would give you`
        : say`Ask ${label} in writing for the amounts, the price and the end of what is agreed, and ask ${number(2)} others for theirs`,
    passes: say`At least ${percent(KEPT)} of today’s amount is confirmed in writing for the next year, within ${inWeeks(3)}.`,
    weeks: 3,
  }),
  costs: ({ label }) => ({
    title: say`Hold ${label} against the last ${number(3)} bills`,
    does: say`Compare what the card of ${label} says with the last ${number(3)} bills`,
    passes: say`None of the ${number(3)} lies more than ${percent(1 - KEPT)} above it, known within ${inWeeks(1)}.`,
    weeks: 1,
  }),
}

/** So few are all asked. */
const ASKED = 5
const isAll = (fact: Fact): boolean =>
  fact.kind === 'segment' && (fact.single === true || (fact.size ?? ASKED + 1) <= ASKED)

const accountTrial = ({ label }: Matter): Trial => ({
  title: say`Ask what ${label} will need next year`,
  does: say`Ask ${label} what they expect to need next year, and what would make them take less`,
  passes: say`What they name comes to at least ${percent(KEPT)} of what they took in the last year, known within ${inWeeks(3)}.`,
  weeks: 3,
})

/** A group of many is not asked: its bills are added up. */
function groupTrial({ desk, fact, label }: Matter): Trial {
  const all = number(LOOKED_AT)
  const share = fact.kind === 'segment' ? (fact.share ?? 0) : 0
  const least = desk.kit.percent(share * KEPT, 'part told × what may be missing', [fact])
  return {
    title: say`Add up what ${label} really ${agree('bring', label)}`,
    does: say`Add up the last ${all} payments by who made them, from the bills and not from memory, and count what came from ${label}`,
    passes: say`At least ${least} of their money came from ${label}, known within ${inWeeks(2)}.`,
    weeks: 2,
  }
}

/** Whether they stay as long and come as often as the card says, counted by name. */
function loyaltyTrial({ desk, fact, label }: Matter): Trial {
  const title = say`Count by name who came back: ${label}`
  if (fact.kind !== 'segment')
    return {
      title: say`Count ${label} again from the records`,
      does: say`Count ${label} again from the records of the last year, without asking anybody`,
      passes: say`What is counted is no more than ${percent(1 - KEPT)} worse than the card, known within ${inWeeks(1)}.`,
      weeks: 1,
    }
  const does = say`List by name who of ${label} bought a year ago, and count who has bought since and how often`
  const { kit } = desk
  if (fact.repeats) {
    const least = kit.percent(fact.repeats * KEPT, 'part that buys again × what may be missing', [
      fact,
    ])
    return {
      title,
      does,
      passes: say`At least ${least} have bought again, known within ${inWeeks(1)}.`,
      weeks: 1,
    }
  }
  if (fact.leaves) {
    const most = kit.percent(fact.leaves / KEPT, 'part that leaves ÷ what may be missing', [fact])
    return {
      title,
      does,
      passes: say`No more than ${most} have not, known within ${inWeeks(1)}.`,
      weeks: 1,
    }
  }
  const passes = say`On average they bought at least ${percent(KEPT)} as often as the card says, known within ${inWeeks(1)}.`
  return { title, does, passes, weeks: 1 }
}
