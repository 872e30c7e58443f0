import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const clocks = {
  label: 'clocks mended',
  price: dollars(1000),
  unitCost: dollars(200),
  volume: 150,
  hoursEach: 6,
}
const keys = { label: 'winding keys', price: dollars(50), unitCost: dollars(10), volume: 3100 }
const straps = { label: 'straps', price: dollars(60), unitCost: dollars(20), volume: 400 }

/** A clock mender's small line leaves as much without an hour of the bench, or nearly so; lines far apart, or a line whose cost nobody told, are not compared. */
export const cases: RuleCases = {
  rule: 'mix.left-by-line',
  fires: [
    {
      firm: firm({ offer: [clocks, keys, straps] }),
      says: 'What a year leaves after the cost of each sale: from winding keys about $124,000, from clocks mended about $120,000, from straps about $16,000. For clocks mended that takes 900 hours of work a year; for winding keys none were named. If that is so, more of it waits for nobody’s hands.',
    },
    {
      firm: firm({ offer: [clocks, { ...keys, volume: 2900 }] }),
      says: 'What a year leaves after the cost of each sale: from clocks mended about $120,000, from winding keys about $116,000. For clocks mended that takes 900 hours of work a year; for winding keys none were named. If that is so, more of it waits for nobody’s hands.',
    },
  ],
  silent: [
    firm({ offer: [clocks, straps] }),
    firm({ offer: [clocks, { ...keys, hoursEach: 0.1 }] }),
    firm({ offer: [clocks, keys, { label: 'visits', price: dollars(70), volume: 80 }] }),
  ],
}
