/** What stands where nobody has judged, on the screen, on paper and in tables: never a number. */
export const NOT_RATED = 'not rated'
