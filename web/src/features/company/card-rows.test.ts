import { expect, test } from 'vitest'
import { newRow, readRows } from './card-rows.ts'

const factOf = (kind: 'person' | 'rival', label: string, draft = {}) =>
  readRows(kind, [newRow(label, draft)], 'EUR')

test('what stands behind the name of a person is what they do', () => {
  expect(factOf('person', 'Ana Ruiz, head cutter')).toEqual({
    facts: [{ kind: 'person', label: 'Ana Ruiz', attributes: { role: 'head cutter' } }],
    faults: {},
  })
})

test('a role that was filled in stays, and other names keep their comma as a fault', () => {
  const row = factOf('person', 'Ana Ruiz, head cutter', { role: 'cutter' })
  expect(Object.keys(row.faults)).toHaveLength(1)
  expect(Object.keys(factOf('rival', 'Moss, the baker').faults)).toHaveLength(1)
})
