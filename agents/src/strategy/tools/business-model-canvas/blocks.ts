import {
  CANVAS_BLOCK_NAMES,
  CANVAS_BLOCKS,
  type CanvasBlockId,
} from '@sextant/contracts/strategy/canvas-blocks'
import type { CanvasBlock, Hypothesis } from '@sextant/contracts/strategy/business-model-canvas'
import { CANVAS_HYPOTHESES } from '@sextant/contracts/strategy/counts'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { factorText } from '../swot/factor-text.ts'
import { evidenceOf } from './evidence.ts'
import { stakeOf } from './stakes.ts'
import {
  channelSays,
  doesSays,
  loyaltySays,
  measureSays,
  offerSays,
  partnerSays,
  personSays,
  referrerSays,
  resourceSays,
  roomSays,
  scarceSays,
  revenueSays,
  segmentSays,
  spendSays,
  type Statement,
  supplySays,
  unitCostSays,
  workSays,
} from './statements.ts'

/** Measures of how long customers stay. */
const LOYALTY = new Set<Fact<'measure'>['metric']>(['churn', 'rating'])

/** The nine blocks, each filled from the kinds of facts that belong there. */
export function blocksOf(desk: Desk): CanvasBlock[] {
  return CANVAS_BLOCKS.map(id => ({
    id,
    name: CANVAS_BLOCK_NAMES[id],
    items: FILLED[id](desk)
      .slice(0, CANVAS_HYPOTHESES.most)
      .map((statement, index) => hypothesisOf(desk, statement, `${id}-${index + 1}`)),
  }))
}

function hypothesisOf(desk: Desk, { fact, says, isMeasured }: Statement, id: string): Hypothesis {
  return {
    id,
    claim: desk.named(fact, says),
    evidence: evidenceOf(fact, isMeasured),
    weight: weightOf(fact),
    stake: stakeOf(desk, fact)?.value ?? null,
    carries: desk.findings.filter(({ rests }) => rests.includes(fact.id)).length,
  }
}

/** The impact that a person gave it. */
const weightOf = (fact: Fact): number | null =>
  fact.kind === 'strength' || fact.kind === 'change' ? (fact.impact ?? null) : null

const given = (statements: readonly (Statement | null)[]): Statement[] =>
  statements.filter(statement => statement !== null)

const FILLED: Readonly<Record<CanvasBlockId, (desk: Desk) => Statement[]>> = {
  partners: desk => [
    ...factsOf(desk.company, 'partner').map(fact => partnerSays(desk, fact)),
    ...factsOf(desk.company, 'rival')
      .filter(({ sort }) => sort === 'referrer')
      .map(fact => referrerSays(desk, fact)),
  ],
  activities: desk => [
    ...factsOf(desk.company, 'person').flatMap(fact => doesSays(desk, fact)),
    ...given(factsOf(desk.company, 'offer').map(fact => workSays(desk, fact))),
  ],
  resources: desk => [
    ...factsOf(desk.company, 'resource').map(fact => resourceSays(desk, fact)),
    ...factsOf(desk.company, 'person').map(fact => personSays(desk, fact)),
    ...given(factsOf(desk.company, 'constraint').map(fact => scarceSays(desk, fact))),
    ...given(factsOf(desk.company, 'offer').map(fact => roomSays(desk, fact))),
  ],
  value: desk => [
    ...factsOf(desk.company, 'strength').map(fact => strengthSays(desk, fact)),
    ...factsOf(desk.company, 'offer').map(fact => offerSays(desk, fact)),
  ],
  relationships: desk => [
    ...given(factsOf(desk.company, 'segment').map(fact => loyaltySays(desk, fact))),
    ...factsOf(desk.company, 'measure')
      .filter(({ metric }) => LOYALTY.has(metric))
      .map(fact => measureSays(desk, fact)),
  ],
  channels: desk => factsOf(desk.company, 'channel').map(fact => channelSays(desk, fact)),
  segments: desk => factsOf(desk.company, 'segment').map(fact => segmentSays(desk, fact)),
  costs: desk => [
    ...factsOf(desk.company, 'measure')
      .filter(({ metric }) => metric === 'fixed-cost')
      .map(fact => measureSays(desk, fact)),
    ...given(factsOf(desk.company, 'offer').map(fact => unitCostSays(desk, fact))),
    ...given(factsOf(desk.company, 'partner').map(fact => supplySays(desk, fact))),
    ...costChanges(desk),
    ...given(factsOf(desk.company, 'channel').map(fact => spendSays(desk, fact))),
  ],
  revenue: desk => factsOf(desk.company, 'offer').map(fact => revenueSays(desk, fact)),
}

const strengthSays = (desk: Desk, fact: Fact<'strength'>): Statement => ({
  fact,
  says: desk.kit.name(fact) ? factorText(desk, fact) : undefined,
  isMeasured: fact.proof !== undefined,
})

const costChanges = (desk: Desk): Statement[] =>
  factsOf(desk.company, 'change')
    .filter(({ touches }) => touches === 'cost')
    .map(fact => ({
      fact,
      says: desk.kit.name(fact) ? factorText(desk, fact) : undefined,
      isMeasured: fact.by !== undefined,
    }))
