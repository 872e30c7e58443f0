import { expect, test } from 'vitest'
import { changedSince } from './changed-since.ts'

test('facts that changed after something was written are counted, in whatever zone they are told', () => {
  const facts = ['2026-11-22T10:00:00Z', '2026-11-22T12:00:00+00:00', '2026-11-22T12:30:00+02:00']
  const at = (written: string) =>
    changedSince(
      facts.map(updated_at => ({ updated_at })),
      written,
    )
  expect(at('2026-11-22T11:00:00Z')).toBe(1)
  expect(at('2026-11-22T09:00:00Z')).toBe(3)
  expect(at('2026-11-22T12:00:00Z')).toBe(0)
})
