import { expect, test } from 'vitest'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { dollars, firm } from '../findings/testing/firm.ts'
import { toolFor } from '../tools.ts'
import { draftOf } from './draft.ts'
import type { Known } from './known.ts'
import { revise } from './revise.ts'

const company = firm({
  offer: [
    { label: 'tents', price: dollars(400, 'sale'), unitCost: dollars(150), volume: 90 },
    { label: 'repairs', price: dollars(60, 'sale'), share: 0.2 },
  ],
  idea: [{ label: 'a rental fleet', cost: dollars(200, 'month') }],
})
const profile = { companyName: 'Ridge', industry: 'Retail', companySize: '1-10', description: '' }

function edited(tool: Known['tool'], path: (string | number)[], value: number) {
  const known: Known = { tool, profile, company, thread: [], cardsOnly: false }
  const before = draftOf(toolFor(tool) as never, known) as StrategyDeliverable
  return revise({ before, earlier: [], edits: [{ path, value }], known })
}

test('an edited price is an amount on its card, in the currency and period it had there', () => {
  const revised = edited('business-model-canvas', ['body', 'economics', 'priceCents'], 45_000)
  expect(revised).toMatchObject({
    changes: [{ id: 'offer-1', attributes: { price: dollars(450, 'sale') } }],
    deliverable: { body: { economics: { contributionCents: 30_000 } } },
  })
})

test('an edited cost of an idea stays a cost a month', () => {
  const known: Known = { tool: 'three-horizons', profile, company, thread: [], cardsOnly: false }
  const { body } = draftOf(toolFor('three-horizons'), known)
  const index = body.initiatives.findIndex(({ claim }) => claim.fact === 'idea-1')
  const revised = edited('three-horizons', ['body', 'initiatives', index, 'costCents'], 30_000)
  expect(revised).toMatchObject({
    changes: [{ id: 'idea-1', attributes: { cost: dollars(300, 'month') } }],
  })
})

test('thresholds of moves are no strays after an edit', () => {
  const revised = edited('business-model-canvas', ['body', 'economics', 'priceCents'], 45_000)
  const arithmetic = revised.deliverable?.checks.find(({ id }) => id === 'arithmetic')
  expect(arithmetic?.detail).not.toContain('nothing computed or said')
})
