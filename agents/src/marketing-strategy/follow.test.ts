import { expect, test } from 'vitest'
import type { Company } from '../company/company.ts'
import { dollars } from '../findings/testing/firm.ts'
import { SAILS } from './testing/firms.ts'
import { strategyOf } from './testing/known.ts'
import { changed, sharing } from './testing/more-firms.ts'
import { moveOfModel, withMoves } from './testing/with-moves.ts'
import { guidedStrategy } from './tools/guided-strategy/tool.ts'

const FIRST = moveOfModel('model-1', { rests: ['clubs', 'days'] })
const SECOND = moveOfModel('model-2', { rests: ['owners', 'days'], stop: 'Nobody calls back' })
const of = (company: Company) => strategyOf(guidedStrategy, company)
const texts = (claims: readonly { text: string }[]) => claims.map(({ text }) => text)

test('what would change it, the actions and what they take follow from the moves that stand', () => {
  const before = of(SAILS)
  const after = withMoves('guided-strategy', SAILS, [FIRST, SECOND])
  expect(after.moves.map(({ id }) => id).slice(0, 2)).toEqual(['model-1', 'model-2'])
  const gone = before.moves.filter(({ id }) => !after.moves.some(move => move.id === id))
  expect(gone.length).toBeGreaterThan(0)
  for (const { id, stop } of gone) {
    expect(texts(after.wouldChange)).not.toContain(stop)
    expect(after.actions.map(({ move }) => move)).not.toContain(id)
  }
  expect(texts(after.wouldChange)).toContain('Nobody of them answers')
  expect(texts(after.wouldChange)).toContain('Nobody calls back')
})

test('a figure that only a move is looked at by goes with the move', () => {
  const asking = changed(SAILS, 'word', { spend: undefined })
  const kpis = ({ body }: ReturnType<typeof of>) => body.kpis.rows.map(({ id }) => id)
  const before = of(asking)
  expect(before.moves.map(({ id }) => id)).toContain('ask-to-be-sent')
  expect(kpis(before)).toContain('sent')
  const third = moveOfModel('model-3', { rests: ['owners', 'clubs'] })
  const fourth = moveOfModel('model-4', { rests: ['owners', 'word'] })
  const after = withMoves('guided-strategy', asking, [FIRST, SECOND, third, fourth])
  expect(after.moves.map(({ id }) => id)).not.toContain('ask-to-be-sent')
  expect(kpis(after)).not.toContain('sent')
})

test('a way that a standing move stops gets no money, and the budget says so', () => {
  const rich = sharing(changed(SAILS, 'budget-1', { amount: dollars(9_000) }))
  const before = of(rich).body.budget
  expect(before.tasks.find(({ fact }) => fact === 'word')?.cents).toBeGreaterThan(0)
  const stopping = moveOfModel('model-1', {
    rests: ['word', 'clubs'],
    steps: ['Stop paying for recommendations and ads in the yearbook.', 'Ask them.', 'Count them.'],
  })
  const { budget, kpis } = withMoves('guided-strategy', rich, [stopping]).body
  expect(budget.tasks.map(({ cents }) => cents)).toEqual([0, 0])
  expect([budget.total, budget.expected]).toEqual([0, 0])
  expect(budget.method.text).toContain('get nothing, because a move of this strategy stops them')
  expect(budget.method.text).toContain('$9,000')
  expect(kpis.rows.map(({ id }) => id)).not.toContain('per-win')
})

test.each([
  ['Stop recommendations if nobody comes.', false],
  ['Ask those who came by recommendations.', false],
  ['Pause, and then write about recommendations.', false],
  ['End the recommendations this week.', true],
  ['Write to the clubs, and book nothing new for recommendations.', true],
])('“%s” stops the way: %s', (step, stops) => {
  const move = moveOfModel('model-1', { rests: ['word', 'clubs'], steps: [step, 'Ask.', 'Count.'] })
  const { tasks } = withMoves('guided-strategy', SAILS, [move]).body.budget
  expect(tasks.find(({ fact }) => fact === 'word')?.cents === 0).toBe(stops)
})
