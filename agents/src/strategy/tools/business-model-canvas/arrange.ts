import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import type {
  CanvasBlock,
  CanvasBody,
  Hypothesis,
} from '@sextant/contracts/strategy/business-model-canvas'
import { CANVAS_BLOCKS } from '@sextant/contracts/strategy/canvas-blocks'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import { say } from '../../../sentences/sentence.ts'
import { beliefOf } from './beliefs.ts'
import { blocksOf } from './blocks.ts'
import { economicsOf } from './economics.ts'
import { riskiestOf } from './recompute.ts'
import { placeOf, testOf, testPlay } from './risk.ts'
import { stakeOf } from './stakes.ts'
import { verdictOf } from './verdict.ts'

const WORDS_ONLY = 2

/** Nine blocks of hypotheses, the one to test first, and what one sale leaves. */
export function arrange(desk: Desk): Arranged<'business-model-canvas'> {
  const blocks = blocksOf(desk)
  const items = blocks.flatMap(block => block.items)
  const riskiest = riskiestOf(items)
  const economics = economicsOf(desk)
  const body: CanvasBody = {
    blocks,
    riskiest: riskiest?.id ?? null,
    test: riskiest ? testOf(desk, blocks, riskiest) : null,
    economics,
    economicsVerdict: verdictOf(desk, economics),
  }
  const paragraphs = [standing(desk, blocks)]
  const section = { id: 'hypotheses', heading: 'How well it is proven' }
  const said = paragraphs.filter(claim => claim !== null)
  const narrative: TextSection[] = said.length > 0 ? [{ ...section, paragraphs: said }] : []
  return { body, narrative, ...decided(desk, blocks, riskiest) }
}

/** The belief that is tested first, and its test. */
function decided(
  desk: Desk,
  blocks: readonly CanvasBlock[],
  riskiest: Hypothesis | undefined,
): Pick<Arranged, 'result' | 'lead'> {
  const result = riskiest && chosenBy(desk, blocks, riskiest)
  const lead = riskiest && testPlay(desk, blocks, riskiest)
  return result && lead ? { result, lead } : {}
}

/** How many statements rest on words alone, and how many places stand empty. */
function standing(desk: Desk, blocks: readonly CanvasBlock[]): Claim | null {
  const { kit } = desk
  const items = blocks.flatMap(block => block.items)
  if (items.length === 0) return null
  const words = items.filter(({ evidence }) => evidence <= WORDS_ONLY).length
  const empty = blocks.filter(block => block.items.length === 0).length
  const all = kit.count(items.length, STATEMENT, 'statements on the canvas, counted', [])
  const bare = kit.number(words, 'statements without a figure, counted', [])
  const start =
    words === 0
      ? say`Each of the ${all} carries a figure`
      : say`Words alone carry ${bare} of the ${all}`
  if (empty === 0) return desk.claim(start, [], 'computed')
  const open = kit.number(empty, 'blocks without a statement, counted', [])
  const nine = kit.number(CANVAS_BLOCKS.length, 'blocks of the canvas', [])
  return desk.claim(say`${start}; still empty: ${open} of the ${nine} blocks`, [], 'computed')
}

const STATEMENT = { one: 'statement', many: 'statements' }

/** The belief in a sentence that could be false, and why it is tested first. */
function chosenBy(desk: Desk, blocks: readonly CanvasBlock[], riskiest: Hypothesis): Claim | null {
  const { kit } = desk
  const place = placeOf(desk, blocks, riskiest)
  const belief = place && beliefOf(desk, place.block, place.fact)
  if (!place || !belief) return null
  const { fact } = place
  const { weight, carries, evidence } = riskiest
  const proof =
    evidence <= WORDS_ONLY
      ? say`So far only words speak for that`
      : say`So far only a figure that was told speaks for that`
  const start = say`The belief to test first: ${belief}. ${proof}`
  const stake = stakeOf(desk, fact)
  if (stake) {
    // What the belief itself says is not said again.
    const isSaid = belief.text.includes(stake.says.text)
    const carried = isSaid ? start : say`${start}, and it carries ${stake.says}`
    const says = say`${carried}: nothing else on the canvas carries so much on so little`
    return desk.claim(says, [fact.id], 'computed')
  }
  if (weight === null) {
    const count = kit.count(carries, FINDING, 'findings that rest on it, counted', [fact])
    const says = say`${start}, and ${count} ${carries === 1 ? BUILDS : BUILD} on it`
    return desk.claim(says, [fact.id], 'computed')
  }
  const rated = kit.number(weight, 'as rated', [fact])
  const says = say`${start}, and with a weight of ${rated} it is the largest risk among those you rated`
  return desk.claim(says, [fact.id], 'computed')
}

const BUILDS = say`builds`
const BUILD = say`build`
const FINDING = { one: 'finding', many: 'findings' }
