import type { ModelWork } from '@sextant/contracts/model-work'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { expect, test } from 'vitest'
import { firm } from '../findings/testing/firm.ts'
import { swot } from '../strategy/tools/swot/tool.ts'
import { draftAtDesk } from './draft.ts'
import { freshDraft } from './fresh-draft.ts'
import type { Known } from './known.ts'

const COMPANY = firm({
  strength: [{ label: 'short waits' }],
  rival: [{ label: 'Alder' }, { label: 'Birch' }, { label: 'Cedar' }, { label: 'Damson' }],
})
const KNOWN: Known = {
  tool: 'swot',
  profile: { companyName: 'Vale', industry: 'Other', companySize: '1-10', description: '' },
  company: COMPANY,
  thread: [],
  cardsOnly: false,
}
/** A deliverable in a model's words, which knew so many of the facts. */
function written(knew: number): Deliverable {
  const facts = COMPANY.facts.slice(0, knew).map(({ id }, at) => [`f${at + 1}`, id])
  const model: ModelWork = {
    label: 'A model',
    figures: {},
    facts: Object.fromEntries(facts),
    findings: [],
    moves: [],
    order: [],
    statements: [{ place: 'decision', text: 'Nobody has said a word yet.', rests: [] }],
  }
  const { deliverable } = draftAtDesk(swot, KNOWN)
  return { ...deliverable, mind: 'model', model } as Deliverable
}

test('a model’s words stay while it knew what there is', () => {
  const fresh = freshDraft(written(COMPANY.facts.length), KNOWN)
  expect(fresh.mind).toBe('model')
  expect(fresh.decision.text).toBe('Nobody has said a word yet.')
})

test('words that so much came after are shown no more by themselves, and it says why', () => {
  const fresh = freshDraft(written(1), KNOWN)
  expect(fresh.mind).not.toBe('model')
  expect(fresh.decision.text).not.toBe('Nobody has said a word yet.')
  expect(fresh.writer.notice).toMatch(/before 4 of these facts came/)
  expect(fresh.model).toBeDefined()
})
