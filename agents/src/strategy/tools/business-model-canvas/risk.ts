import type { CanvasBlockId } from '@sextant/contracts/strategy/canvas-blocks'
import type {
  CanvasBlock,
  CanvasBody,
  Hypothesis,
} from '@sextant/contracts/strategy/business-model-canvas'
import type { Fact } from '../../../company/company.ts'
import { dealingsAYear } from '../../../company/dealings.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

type Test = NonNullable<CanvasBody['test']>
const DAYS_A_WEEK = 7
/** Weeks until a test shows, at the soonest. */
const SHOWS_AFTER = 2
const WORDS_ONLY = 2
/** What the tests of the blocks come from. */
export const TEST_CARD = {
  method: 'Test card',
  by: 'D. Bland and A. Osterwalder, Testing Business Ideas, 2019',
}

/** A play that measures what the hypothesis is about, where one was chosen. */
export const measuringPlay = (desk: Desk, { claim }: Hypothesis): ChosenPlay | undefined =>
  desk.plays.find(
    ({ play, finding }) =>
      play.nature === 'measure' && claim.fact !== undefined && finding.rests[0] === claim.fact,
  )

/** How the riskiest is tested: by a play that measures it, else by the test of its block. */
export function testOf(
  desk: Desk,
  blocks: readonly CanvasBlock[],
  riskiest: Hypothesis,
): Test | null {
  const chosen = measuringPlay(desk, riskiest)
  if (chosen) return byPlay(desk, riskiest, chosen)
  const block = blocks.find(({ items }) => items.some(({ id }) => id === riskiest.id))
  const fact = desk.company.facts.find(({ id }) => id === riskiest.claim.fact)
  return block && fact ? byBlock(desk, riskiest, block.id, fact) : null
}

const byPlay = (desk: Desk, riskiest: Hypothesis, chosen: ChosenPlay): Test => ({
  of: riskiest.id,
  claim: desk.rule(chosen.title, chosen),
  method: chosen.play.source.method,
  costCents: chosen.cost[1],
  days: chosen.play.weeks[1] * DAYS_A_WEEK,
  passWhen: chosen.metric.text,
})

function byBlock(desk: Desk, riskiest: Hypothesis, id: CanvasBlockId, fact: Fact): Test | null {
  const label = desk.kit.name(fact)
  if (!label) return null
  const { does, passes, bare = passes, weeks } = blockTest(desk, id, fact)
  const claim = desk.claim(say`${label}: ${does}`, [fact.id], 'rule')
  return {
    of: riskiest.id,
    claim: { ...claim, sources: [...claim.sources, desk.book.method(TEST_CARD)] },
    method: TEST_CARD.method,
    costCents: 0,
    days: weeks * DAYS_A_WEEK,
    passWhen: (riskiest.evidence <= WORDS_ONLY ? bare : passes).text,
  }
}

/** The test of the riskiest as a move: what is expected is written down before anything is asked. */
export function testPlay(
  desk: Desk,
  blocks: readonly CanvasBlock[],
  riskiest: Hypothesis,
): ChosenPlay | undefined {
  const block = blocks.find(({ items }) => items.some(({ id }) => id === riskiest.id))
  const fact = desk.company.facts.find(({ id }) => id === riskiest.claim.fact)
  const label = fact && desk.kit.name(fact)
  if (!block || !fact || !label) return undefined
  const { does, passes, bare = passes, weeks } = blockTest(desk, block.id, fact)
  const passed = riskiest.evidence <= WORDS_ONLY ? bare : passes
  const span = fixed.duration(weeks, 'week', TEST_CARD.method)
  return formPlay({
    id: 'canvas-test',
    owner: 'owner',
    hours: 6,
    weeks: [1, Math.max(SHOWS_AFTER, weeks)],
    cost: [0, 0],
    source: TEST_CARD,
    title: TITLES[likeOf(block.id, fact)](label),
    because: say`A model is as sure as the least proven belief that carries it; this test costs hours and no money.`,
    rests: [fact.id],
    about: label,
    steps: [
      say`${label}: ${does}; write down beforehand what you expect.`,
      say`Settle before the first answer what is stopped or changed if it does not hold, and who decides that.`,
      say`Compare after ${span}: keep the plan if it holds, else change the card of ${label} and what rests on it.`,
    ],
    metric: passed,
    stop: say`If that is not seen after ${span}, spend nothing more on what rests on ${label}.`,
  })
}

const TITLES: Readonly<Record<Tested, (label: Label) => Sentence>> = {
  person: label => say`Plan a week without ${label}, and note what stops`,
  licence: label => say`Write down what hangs on ${label}`,
  value: label => say`Ask buyers, unprompted, whether ${label} decided it`,
  segments: label => say`Ask how they chose the last time: ${label}`,
  channels: label => say`Count who really comes through ${label}`,
  relationships: label => say`Count by name who came back: ${label}`,
  revenue: label => say`Quote the full price and count who buys: ${label}`,
  resources: label => say`Try a week without ${label}, and note what stops`,
  activities: label => say`Note who does it and how long it takes: ${label}`,
  partners: label => say`Ask who else could do the work of ${label}`,
  costs: label => say`Compare the card with the last bills: ${label}`,
}

/** Sales of a year below which nobody can wait for the next buyers. */
const FEW_SALES = 60

/** A person is tested alike wherever they stand, an offer by whether it is bought, a licence by what it allows; where sales are rare, the last buyers are asked instead of the next. */
function blockTest(desk: Desk, id: CanvasBlockId, fact: Fact): BlockTest {
  const isFew = (dealingsAYear(desk.company) ?? Infinity) < FEW_SALES
  const of = likeOf(id, fact)
  return (isFew ? RARE[of] : undefined) ?? TESTS[of]
}

type Tested = CanvasBlockId | 'person' | 'licence'

function likeOf(id: CanvasBlockId, fact: Fact): Tested {
  if (fact.kind === 'person') return 'person'
  if (fact.kind === 'resource' && fact.sort === 'people') return 'person'
  if (fact.kind === 'resource' && (fact.sort === 'licence' || fact.sort === 'right'))
    return 'licence'
  return fact.kind === 'offer' && id === 'value' ? 'revenue' : id
}

/** `bare`: where the card holds no figure to compare with. */
type BlockTest = { does: Sentence; passes: Sentence; bare?: Sentence; weeks: number }

const buyers = (count: number, one: string, many: string) =>
  fixed.count(count, { one, many }, TEST_CARD.method)
const TEN = buyers(10, 'new buyer', 'new buyers')
const TWENTY = buyers(20, 'person who asks', 'people who ask')
const NEAR = fixed.percent(0.1, TEST_CARD.method)
const FIFTY = fixed.number(50, TEST_CARD.method)
const LAST = buyers(5, 'buyer', 'buyers')
const FEW = fixed.number(3, TEST_CARD.method)
const FOUR_WEEKS = fixed.duration(4, 'week', TEST_CARD.method)
const THREE = fixed.number(3, TEST_CARD.method)
const SIX = fixed.number(6, TEST_CARD.method)
/** What is asked where the next buyers are months away. */
const RARE: Partial<Readonly<Record<Tested, BlockTest>>> = {
  value: {
    does: say`ask the last ${LAST} what decided it, before you name anything`,
    passes: say`At least ${FEW} of them name it without help.`,
    weeks: 4,
  },
  segments: {
    does: say`ask ${LAST} of this group how they chose the last time, and between what`,
    passes: say`At least ${FEW} of them expect to choose again, and say when.`,
    weeks: 4,
  },
  channels: {
    does: say`note how everybody who came new in the last year found you, and ask where you do not know`,
    passes: say`What is counted lies within ${NEAR} of the card.`,
    bare: say`Somebody came this way.`,
    weeks: 2,
  },
  revenue: {
    does: say`name the full price to the next ${FEW} who ask, before the talk is about details`,
    passes: say`None of them ends the talk because of the price.`,
    weeks: 12,
  },
}

/** What is done without money in each block, and when the statement holds. */
const TESTS: Readonly<Record<Tested, BlockTest>> = {
  person: {
    does: say`plan one week of absence, and note what stops and who could take it over`,
    passes: say`Nothing that customers pay for stops.`,
    weeks: 2,
  },
  licence: {
    does: say`write down what may not be done without it, until when it holds and who else holds one`,
    passes: say`Something that customers pay for needs it, and few others hold it: then it is key.`,
    weeks: 1,
  },
  value: {
    does: say`ask the next ${TEN} what decided it, before you name anything`,
    passes: say`At least ${SIX} of them name it without help.`,
    weeks: 4,
  },
  segments: {
    does: say`ask the next ${TEN} of this group how they chose the last time, and between what`,
    passes: say`At least ${SIX} of them had reason to choose in the last year.`,
    weeks: 4,
  },
  channels: {
    does: say`note how each of the last ${FIFTY} who came new found you, and ask where you do not know`,
    passes: say`Its part, and so its number in a year, lies within ${NEAR} of the card.`,
    bare: say`At least ${THREE} of them came this way.`,
    weeks: 2,
  },
  relationships: {
    does: say`list by name who bought a year ago, and count who has bought since`,
    passes: say`What is counted lies within ${NEAR} of the card.`,
    weeks: 1,
  },
  revenue: {
    does: say`quote the full price to the next ${TWENTY}, and write down each answer`,
    passes: say`As many of them buy as of those before.`,
    weeks: 4,
  },
  resources: {
    does: say`work for one week as if it were not there, and note what stops`,
    passes: say`Something that customers pay for stops: then it is key.`,
    weeks: 1,
  },
  activities: {
    does: say`note for ${FOUR_WEEKS} who does it and how long it takes`,
    passes: say`What is noted lies within ${NEAR} of the card.`,
    bare: say`Every sale needs it: then it is key.`,
    weeks: 4,
  },
  partners: {
    does: say`ask others for their price and the day on which they could begin`,
    passes: say`One of them could begin within ${THREE} months: then you are not bound.`,
    weeks: 2,
  },
  costs: {
    does: say`compare the card with the last ${THREE} bills`,
    passes: say`They lie within ${NEAR} of each other.`,
    weeks: 1,
  },
}
