import type {
  CanvasBlock,
  CanvasBody,
  Hypothesis,
} from '@sextant/contracts/strategy/business-model-canvas'
import type { CanvasBlockId } from '@sextant/contracts/strategy/canvas-blocks'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { fixed } from '../../../sentences/figures.ts'
import { say } from '../../../sentences/sentence.ts'
import { beliefOf } from './beliefs.ts'
import { TEST_CARD, trialOf } from './trials.ts'

type Test = NonNullable<CanvasBody['test']>
const DAYS_A_WEEK = 7
/** Weeks until a test shows, at the soonest. */
const SHOWS_AFTER = 2

/** The block and the fact of a hypothesis. */
export function placeOf(
  desk: Desk,
  blocks: readonly CanvasBlock[],
  { id, claim }: Hypothesis,
): { block: CanvasBlockId; fact: Fact } | null {
  const block = blocks.find(({ items }) => items.some(item => item.id === id))
  const fact = desk.company.facts.find(one => one.id === claim.fact)
  return block && fact ? { block: block.id, fact } : null
}

/** How the riskiest could be shown to be false: what is done, and what has to be seen. */
export function testOf(
  desk: Desk,
  blocks: readonly CanvasBlock[],
  riskiest: Hypothesis,
): Test | null {
  const place = placeOf(desk, blocks, riskiest)
  const trial = place && trialOf(desk, place.block, place.fact)
  if (!place || !trial) return null
  const claim = desk.claim(trial.does, [place.fact.id], 'rule')
  return {
    of: riskiest.id,
    claim: { ...claim, sources: [...claim.sources, desk.book.method(TEST_CARD)] },
    method: TEST_CARD.method,
    costCents: 0,
    days: trial.weeks * DAYS_A_WEEK,
    passWhen: trial.passes.text,
  }
}

/** The test of the riskiest as a move: what is expected is written down before anything is asked. */
export function testPlay(
  desk: Desk,
  blocks: readonly CanvasBlock[],
  riskiest: Hypothesis,
): ChosenPlay | undefined {
  const place = placeOf(desk, blocks, riskiest)
  const trial = place && trialOf(desk, place.block, place.fact)
  const label = place && desk.kit.name(place.fact)
  const belief = place && beliefOf(desk, place.block, place.fact)
  if (!place || !trial || !label || !belief) return undefined
  const { title, does, passes, weeks } = trial
  const span = fixed.duration(weeks, 'week', TEST_CARD.method)
  return formPlay({
    id: 'canvas-test',
    owner: 'owner',
    hours: 6,
    weeks: [1, Math.max(SHOWS_AFTER, weeks)],
    cost: [0, 0],
    source: TEST_CARD,
    title,
    because: say`${belief}: as long as that is only believed, what is built on it is, too. The test costs hours and no money.`,
    rests: [place.fact.id],
    about: label,
    steps: [
      say`${does}; write down beforehand what you expect.`,
      say`Settle before the first answer what is stopped or changed if it does not hold, and who decides that.`,
      say`Compare after ${span}: keep the plan if it holds, else change the card of ${label} and what rests on it.`,
    ],
    metric: passes,
    stop: say`If that is not seen after ${span}, spend nothing more on what rests on ${label}.`,
  })
}
