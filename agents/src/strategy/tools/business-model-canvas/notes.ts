import type { CanvasBody } from '@sextant/contracts/strategy/business-model-canvas'
import { moneyCell } from '../../../rendering/money.ts'
import { computedWords, type Note } from '../../../rendering/paper.ts'

/** The test of the riskiest belief, and what the unit economics come to. */
export function notes({ test, economics, economicsVerdict }: CanvasBody): Note[] {
  const verdict = economicsVerdict ? [{ label: 'Unit economics', value: economicsVerdict }] : []
  if (!test) return verdict
  const days = `${test.days} ${test.days === 1 ? 'day' : 'days'}`
  const cost = test.costCents === 0 ? 'no money' : moneyCell(test.costCents, economics.currency)
  return [
    { label: 'Test of the riskiest', value: test.claim },
    { label: 'How', value: computedWords(`${test.method}; ${cost}, ${days}`) },
    { label: 'Passes when', value: computedWords(test.passWhen) },
    ...verdict,
  ]
}
