/** Moves that build a line, a group of customers or a source which is not there yet: the second horizon. All others work on what is. */
export const NEXT_MOVES: ReadonlySet<string> = new Set([
  'line-beside-the-rule',
  'second-leg',
  'second-source',
  'own-list-beside-platform',
  'next-group-in-small',
  'quiet-time-offer',
  'license-what-is-scarce',
  'money-before-the-product',
  'part-they-dislike',
  'join-what-replaces-you',
  'serve-who-chooses-otherwise',
  'smaller-field-first-place',
  'one-group-to-the-end',
  'choose-where-to-outgrow',
  'bid-with-a-neighbour',
  'owner-for-the-unused',
])
