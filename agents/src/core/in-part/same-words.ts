/** What says on what something rests, and not what it says. */
const EVIDENCE = new Set(['sources', 'computed', 'evidence', 'by', 'kept'])

/** What a part of a deliverable says, as one text; numbers of sources are no words. */
export const wordsIn = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => (EVIDENCE.has(key) ? undefined : part)) ?? ''
