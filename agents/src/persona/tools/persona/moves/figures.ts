import { fixed } from '../../../../sentences/figures.ts'

const OWN = 'a choice of this product'
const count = (value: number) => fixed.number(value, OWN)

/** Thresholds of the moves of a persona. */
export const ONE = count(1)
export const TWO = count(2)
export const THREE = count(3)
export const FIVE = count(5)
export const TEN = count(10)
export const TWENTY = count(20)
export const MINUTES = fixed.duration(20, 'minute', OWN)
export const HOURS = fixed.duration(10, 'hour', OWN)
export const WEEKS = fixed.duration(3, 'week', OWN)
export const SIX_WEEKS = fixed.duration(6, 'week', OWN)
export const some = count
