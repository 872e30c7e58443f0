/** What stands where nobody has judged: never a number. */
export { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
