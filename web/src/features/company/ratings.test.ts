import { TOOL_IDS } from '@sextant/contracts/catalogue'
import { controlsOf } from '@sextant/contracts/company/controls'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { FACT_ATTRIBUTES, type FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { isOpen, ratedKinds, rateRows } from './ratings.ts'

const fact = (kind: FactKind, attributes: object = {}, over: object = {}): CompanyFactRow =>
  ({
    id: `${kind}-1`,
    kind,
    label: 'Hall',
    attributes,
    status: 'confirmed',
    ...over,
  }) as CompanyFactRow

test.each(TOOL_IDS)('each step of each scale of %s is one that its card takes', tool => {
  for (const kind of ratedKinds(tool)) {
    const [row] = rateRows(tool, [fact(kind, { pushes: 'push' })]).filter(row => row.kind === kind)
    for (const { attribute, values } of row!.scales) {
      expect(controlsOf(kind).map(control => control.attribute)).toContain(attribute)
      for (const value of values)
        expect(FACT_ATTRIBUTES[kind].safeParse({ [attribute]: value }).success).toBe(true)
    }
  }
})

test('five forces are there from the beginning, each once', () => {
  const rows = rateRows('porter-five-forces', [
    fact('force', { force: 'buyers', pressure: 4, heading: 'rising' }),
  ])
  expect(rows.map(({ name }) => name)).toEqual([
    'Rivalry',
    'New entrants',
    'Substitutes',
    'Buyer power: Hall',
    'Supplier power',
  ])
  expect(rows.filter(isOpen)).toHaveLength(4)
  expect(rows[0]).toMatchObject({ fact: null, place: { force: 'rivalry' } })
})

test('what has no name, and words that push nowhere, are not rated', () => {
  const kg = fact('strength', {}, { label: 'kg', status: 'proposed' })
  expect(rateRows('vrio', [kg])).toEqual([])
  expect(rateRows('jobs-to-be-done', [fact('quote')])).toEqual([])
})
