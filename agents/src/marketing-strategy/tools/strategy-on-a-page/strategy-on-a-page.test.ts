import { expect, test } from 'vitest'
import { nextAsk } from '../../../core/asking/next-ask.ts'
import { renderMarkdown } from '../../../rendering/markdown.ts'
import { MACHINES, SAILS } from '../../testing/firms.ts'
import { strategyOf } from '../../testing/known.ts'
import { strategyOnAPage } from './tool.ts'

test('five plain answers are a whole page with one decision', () => {
  const { decision, body, moves } = strategyOf(strategyOnAPage, MACHINES, 'Professional Services')
  expect(decision.text).toBe(
    'Sell leased coffee machines to offices up to forty desks, with $3,600 to win 30 customers by November 2027: no way is counted for that yet. What carries it: the same technician each time. First move: Count what each way brings before money is moved between them.',
  )
  expect(body.budget.perWin).toBe(12_000)
  expect(body.messaging.promise.text).toBe('Leased coffee machines: the same technician each time.')
  expect(moves.length).toBeGreaterThan(0)
})

test('where more is known the same page tells more', () => {
  const page = strategyOf(strategyOnAPage, SAILS)
  expect(page.decision.text).toContain('Sell sail repairs to sailing clubs first')
  const file = renderMarkdown(page, page.title)
  expect(file).toContain('One more customer costs $25 here and leaves $1,200 in a year.')
  expect(file).toContain('| Recommendations | You | $1,000 | 100% | Brand |')
  expect(file).not.toContain('Agreed step by step')
})

test('at most five questions, each answered by any card of its kind', () => {
  const { asks } = strategyOnAPage
  expect(asks).toHaveLength(5)
  expect(nextAsk(asks, { ...MACHINES, facts: [] }, [])?.key).toBe('offer')
  expect(nextAsk(asks, MACHINES, [])).toBeNull()
})
