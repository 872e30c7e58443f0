import type { Claim } from '@sextant/contracts/deliverable'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { money } from '../math/format.ts'
import { currencyIn } from '../strategy/reading/figures.ts'

/** What a framework says in words beside its drawing and its tables: boundary, verdict, tests. A note without sources repeats a computed figure. */
export function bodyNotes(deliverable: StrategyDeliverable): { label: string; value: Claim }[] {
  const computed = (text: string): Claim => ({ text, sources: [] })
  switch (deliverable.framework) {
    case 'porter-five-forces':
      return [
        { label: 'The industry', value: deliverable.body.boundary },
        { label: 'Verdict', value: deliverable.body.verdict },
      ]
    case 'blue-ocean': {
      const { focus, divergence, tagline } = deliverable.body.tests
      const test = (passed: boolean): string => (passed ? 'passed' : 'not passed')
      return [
        { label: `Focus, ${test(focus.passed)}`, value: computed(focus.display) },
        { label: `Divergence, ${test(divergence.passed)}`, value: computed(divergence.display) },
        { label: `Tagline, ${test(tagline.passed)}`, value: tagline.text },
      ]
    }
    case 'bcg-matrix':
      return [
        { label: 'Market', value: deliverable.body.market },
        ...deliverable.body.flow.map((value, index) => ({
          label: index === 0 ? 'Who funds whom' : '',
          value,
        })),
      ]
    case 'three-horizons':
      return [{ label: 'Balance', value: deliverable.body.balance }]
    case 'business-model-canvas': {
      const { test, economicsVerdict } = deliverable.body
      return [
        { label: 'Test of the riskiest', value: test.claim },
        {
          label: 'How',
          value: computed(
            `${test.method}; ${money(test.costCents, currencyIn(deliverable.inputs.map(i => i.value).join(' ')))}, ${test.days} ${test.days === 1 ? 'day' : 'days'}`,
          ),
        },
        { label: 'Passes when', value: computed(test.passWhen) },
        { label: 'Unit economics', value: economicsVerdict },
      ]
    }
    case 'jobs-to-be-done':
      return [
        {
          label: 'Balance of forces',
          value: computed(
            `${deliverable.body.balance > 0 ? '+' : ''}${deliverable.body.balance}: push and pull less anxiety and habit`,
          ),
        },
      ]
    case 'swot':
    case 'vrio':
    case 'mckinsey-7s':
    case 'okrs':
    case 'ice':
      return []
  }
}
