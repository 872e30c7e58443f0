import { expect, test } from 'vitest'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { dollars, firm } from '../findings/testing/firm.ts'
import { toolFor } from '../tools.ts'
import { draftOf } from './draft.ts'
import type { Known } from './known.ts'
import { type EarlierClaim, earlierClaims } from './own-words.ts'
import { revise } from './revise.ts'

const company = firm({
  offer: [
    { label: 'tents', price: dollars(400, 'sale'), unitCost: dollars(150), volume: 90 },
    { label: 'repairs', price: dollars(60, 'sale'), share: 0.2 },
  ],
  idea: [{ label: 'a rental fleet', cost: dollars(200, 'month'), about: 'offer-1' }],
})
const profile = { companyName: 'Ridge', industry: 'Retail', companySize: '1-10', description: '' }

function edited(tool: Known['tool'], path: (string | number)[], value: number) {
  const known: Known = { tool, profile, company, thread: [], cardsOnly: false }
  const before = draftOf(toolFor(tool) as never, known) as Deliverable
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

test('a sentence of ours that rests on nothing is not sourced as an edit after another line was edited', () => {
  const known: Known = { tool: 'swot', profile, company, thread: [], cardsOnly: false }
  const before = draftOf(toolFor('swot'), known) as Deliverable
  before.findings[0]!.claim = { text: 'A rule of ours.', sources: [] }
  const words = 'We rent before we sell.'
  const { deliverable } = revise({
    before,
    earlier: [],
    edits: [{ path: ['decision', 'text'], value: words }],
    known,
  })
  expect(deliverable?.findings[0]?.claim.sources).toEqual([])
  const edits = deliverable?.sources.filter(({ ref }) => ref === 'edit')
  expect(edits?.map(({ quote }) => quote)).toEqual([words])
})

test('a line that is put back has its sources and its figures back', () => {
  const known: Known = { tool: 'swot', profile, company, thread: [], cardsOnly: false }
  const before = draftOf(toolFor('swot'), known) as Deliverable
  const { text, sources, evidence, computed } = before.decision
  const put = (from: Deliverable, earlier: EarlierClaim[], value: string) =>
    revise({
      before: from,
      earlier,
      edits: [{ path: ['decision', 'text'], value }],
      known,
    })
  const changed = put(before, [], 'Something else.').deliverable as Deliverable
  const back = put(changed, earlierClaims(before, []), text).deliverable
  expect(back?.decision).toMatchObject({ text, sources, evidence, computed })
})
