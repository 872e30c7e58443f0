import type { Source } from '@sextant/contracts/deliverable'
import { expect, test } from 'vitest'
import { quoteStands } from './checks.ts'

const said = (quote: string): Source => ({
  n: 1,
  kind: 'answer',
  ref: 'm1',
  quote,
  origin: 'You',
  flags: [],
  verified: false,
  check: null,
})

test.each(['\u2066', '\u00AD', '\u200B', '\u202E'])(
  'a quote stands in the message it is from, which still has the mark it lost',
  mark => {
    const originals = {
      texts: new Map([['m1', `We bake ${mark}rye every night.`]]),
      benchmarks: new Map<string, string>(),
    }
    expect(quoteStands(said('bake rye every night'), originals)).toBe(true)
    expect(quoteStands(said('bake wheat every night'), originals)).toBe(false)
  },
)
