/** What stands where nobody has judged: never a number. */
export const NOT_RATED = 'not rated'
