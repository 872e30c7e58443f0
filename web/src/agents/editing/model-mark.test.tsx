import type { Claim } from '@sextant/contracts/deliverable'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeliverableEditing } from './editing.tsx'
import { InlineClaim } from './inline-text.tsx'

const SOURCES = [
  { n: 1, ref: 'fact-1' },
  { n: 2, ref: 'edit' },
]

const shown = (claim: Claim, more: { told?: boolean } = {}) =>
  renderToStaticMarkup(
    <DeliverableEditing sources={SOURCES} marks={() => null}>
      <InlineClaim claim={claim} path={['decision']} label="Decision" {...more} />
    </DeliverableEditing>,
  )

test('a statement of the model has its sign, one of the built-in mind has none', () => {
  expect(shown({ text: 'Ask.', sources: [1], by: 'model' })).toContain('In the model’s words')
  expect(shown({ text: 'Ask.', sources: [1] })).not.toContain('model')
})

test('a judgment of the model says so in words, once where they stand elsewhere too', () => {
  const judged: Claim = { text: 'Ask.', sources: [1], by: 'model', evidence: 'judgment' }
  expect(shown(judged)).toContain('the model’s judgment')
  expect(shown(judged, { told: true })).not.toContain('the model’s judgment')
  expect(shown(judged, { told: true })).toContain('aria-label="The model’s judgment"')
})

test('what somebody changed by hand is the model’s no more', () => {
  const changed: Claim = { text: 'Ask.', sources: [2], by: 'model', evidence: 'judgment' }
  expect(shown(changed)).not.toContain('model')
})
