/** What stands where nobody has judged: never a number. */
export { NOT_RATED } from '@sextant/contracts/strategy/not-rated'

/** What stands on paper where nobody named anything; what would fill it is asked on the screen. */
export const NONE_NAMED = 'none on the cards'
