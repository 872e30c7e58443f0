import type { Claim } from '@sextant/contracts/deliverable'
import type { BcgBody } from '@sextant/contracts/strategy/bcg-matrix'
import type { BlueOceanBody } from '@sextant/contracts/strategy/blue-ocean'
import type { CanvasBody } from '@sextant/contracts/strategy/business-model-canvas'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { money } from '../math/format.ts'

type Note = { label: string; value: Claim }

/** Words that repeat a computed figure: nothing stands behind them but the computation. */
const computed = (text: string): Claim => ({ text, sources: [] })

/** What a framework says in words beside its drawing and its tables: boundary, verdict, tests. */
export function bodyNotes(deliverable: StrategyDeliverable): Note[] {
  switch (deliverable.framework) {
    case 'porter-five-forces':
      return [
        { label: 'The industry', value: deliverable.body.boundary },
        ...(deliverable.body.verdict
          ? [{ label: 'Verdict', value: deliverable.body.verdict }]
          : []),
      ]
    case 'blue-ocean':
      return canvasTests(deliverable.body)
    case 'bcg-matrix':
      return [
        { label: 'Market', value: deliverable.body.market },
        ...fundingNotes(deliverable.body),
      ]
    case 'three-horizons':
      return deliverable.body.balance ? [{ label: 'Balance', value: deliverable.body.balance }] : []
    case 'business-model-canvas':
      return riskNotes(deliverable.body)
    case 'jobs-to-be-done':
      return [
        { label: 'Balance of forces', value: computed(balanceWords(deliverable.body.balance)) },
      ]
    case 'swot':
    case 'vrio':
    case 'mckinsey-7s':
    case 'okrs':
    case 'ice':
      return []
  }
}

function canvasTests({ tests }: BlueOceanBody): Note[] {
  const { focus, divergence, tagline } = tests
  const label = (test: string, passed: boolean | null): string => {
    if (passed === null) return test
    return `${test}, ${passed ? 'passed' : 'not passed'}`
  }
  return [
    { label: label('Focus', focus.passed), value: computed(focus.display) },
    { label: label('Divergence', divergence.passed), value: computed(divergence.display) },
    { label: label('Tagline', tagline.passed), value: tagline.text ?? computed(NOT_RATED) },
  ]
}

/** Only the first has the heading; the others go on below it. */
function fundingNotes({ flow }: BcgBody): Note[] {
  return flow.map((value, index) => ({ label: index === 0 ? 'Who funds whom' : '', value }))
}

function riskNotes({ test, economics, economicsVerdict }: CanvasBody): Note[] {
  const verdict = economicsVerdict ? [{ label: 'Unit economics', value: economicsVerdict }] : []
  if (!test) return verdict
  const days = `${test.days} ${test.days === 1 ? 'day' : 'days'}`
  const cost = test.costCents === 0 ? 'no money' : money(test.costCents, economics.currency)
  return [
    { label: 'Test of the riskiest', value: test.claim },
    { label: 'How', value: computed(`${test.method}; ${cost}, ${days}`) },
    { label: 'Passes when', value: computed(test.passWhen) },
    ...verdict,
  ]
}

function balanceWords(balance: number | null): string {
  if (balance === null) return `${NOT_RATED}: it needs a strength on both sides`
  const signed = balance > 0 ? `+${balance}` : String(balance)
  return `${signed}: push and pull less anxiety and habit`
}
