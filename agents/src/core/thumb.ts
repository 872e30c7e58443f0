/** Nobody asked for an offer, and no author named the thresholds: told once, as the source of the sums and of where a move stops. */
export const THUMB = 'Hours, cost and thresholds of the moves: a rule of thumb'
export const THUMB_CHECK =
  'Ask for one offer, or time one hour of the work, before money is spent on a move.'
