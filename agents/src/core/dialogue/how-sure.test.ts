import { SURE_FROM } from '@sextant/contracts/company/facts'
import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { propose } from './propose.ts'

const boatyard = firm({}, { name: 'Lough Boats', today: '2026-11-22', currency: 'EUR' })
const pour = (text: string) => propose(text, boatyard, null).facts

test('what a paragraph tells with figures is likelier than what it only mentions', () => {
  const facts = pour(
    'We turned away 14 hull repairs last year because the slipway was full. My cousin was here on Sunday and liked the tea. A hull repair is €1,900 and we sold 60 of them.',
  )
  const lost = facts.find(({ attributes }) => attributes.lost === 14)
  expect(lost?.confidence).toBeGreaterThan(SURE_FROM)
  expect(facts.some(({ quote }) => quote.includes('cousin'))).toBe(false)
})

test('an answer to a question counts more than the same words in a paragraph', () => {
  const text = 'Moss & Daughters'
  const [asked] = propose(text, boatyard, { kind: 'rival', attributes: [] }).facts
  const [poured] = pour(`It is warm. ${text} came by. We sold 60 hulls.`)
  expect(asked?.kind).toBe('rival')
  expect(asked?.confidence ?? 0).toBeGreaterThan(poured?.confidence ?? 0)
})
