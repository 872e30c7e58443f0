import {
  type Step,
  STEP_WORDS,
  STEPS,
  stepInTurn,
} from '@sextant/contracts/marketing-strategy/step-words'
import type { GuidedStrategyBody } from '@sextant/contracts/marketing-strategy/strategies'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import type { ReactElement } from 'react'
import { BudgetPart } from './budget-part.tsx'
import { ChannelsTable } from './channels-table.tsx'
import { Checkpoint } from './checkpoint.tsx'
import { Missing } from './doubts-and-missing.tsx'
import { FunnelTable } from './funnel-table.tsx'
import { HousePart } from './house-part.tsx'
import { KpiTable } from './kpi-table.tsx'
import { Part } from './part.tsx'
import { PositioningPart } from './positioning-part.tsx'
import { SegmentsTable, Weights } from './segments-table.tsx'
import { TargetChoice } from './target-choice.tsx'

type Body = DeepPartial<GuidedStrategyBody>

/** The seven steps, each with its checkpoint. */
export function GuidedParts({ body }: { body: Body }) {
  const turn = stepInTurn(present(body.steps))
  return STEPS.map((step, index) => (
    <Part
      key={step}
      id={`step-${step}`}
      n={index + 1}
      title={STEP_WORDS[step].name}
      isInTurn={step === turn}
    >
      {WITHIN[step](body)}
      <Missing body={body} steps={[step]} />
      <Checkpoint step={step} body={body} />
    </Part>
  ))
}

const currencyOf = ({ budget }: Body): string => budget?.currency ?? 'USD'

const WITHIN: Readonly<Record<Step, (body: Body) => ReactElement>> = {
  segmentation: body => (
    <>
      <SegmentsTable segments={body.segments} currency={currencyOf(body)} />
      <Weights segments={body.segments} />
    </>
  ),
  targeting: ({ segments }) => <TargetChoice segments={segments} />,
  positioning: ({ positioning }) => <PositioningPart positioning={positioning} />,
  messaging: ({ messaging }) => <HousePart messaging={messaging} />,
  channels: body => <ChannelsTable channels={body.channels} currency={currencyOf(body)} />,
  budget: ({ funnel, budget }) => (
    <>
      <FunnelTable funnel={funnel} />
      <BudgetPart budget={budget} />
    </>
  ),
  kpis: body => <KpiTable kpis={body.kpis} currency={currencyOf(body)} />,
}
