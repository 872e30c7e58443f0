/** Days of a week. There is no season below two of them. */
export const WEEK = 7
