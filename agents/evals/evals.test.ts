import { expect, test } from 'vitest'
import { loadFirms } from './load-firms.ts'
import { evaluate } from './table.ts'

/** Every third firm; the others guard against rules that were made for these. */
const ASSERTED = loadFirms().filter((_, index) => index % 3 === 0)

/** What the built-in reader reaches over all firms, and not over these: what it must not fall below here. */
const FLOORS: Readonly<Record<string, number>> = {
  'figures and names filled in that are right': 0.92,
}

test.each(evaluate(ASSERTED))('$figure', ({ figure, got, holds, goal }) => {
  const floor = FLOORS[figure]
  if (floor === undefined) expect(holds, `${got} against ${goal}`).toBe(true)
  else expect(got).toBeGreaterThan(floor)
})
