import { anyOf, ofParts } from './any-of.ts'

/** What one is measured over: "(212 tested)", "over 9,200 orders", "n = 40". */
export const OVER = ofParts(
  'iu',
  String.raw`\b(?:over|of|out of|from|on|across|among|based on|asked|surveyed|sample(?: of)?|checked|tested|measured|`,
  String.raw`tracked|counted(?: in| on)?|count|timed(?: it)?(?: at)?|audit of|followed|examined|logged|ran|weighed|looked at|studied|with|n)[,]?\s?[=:]?\s?(?:about |around |the |all |last |our )*$`,
)
/** "380 buyers asked". */
export const MEASURED = ofParts(
  'iu',
  String.raw`^(?:\s\p{L}+){0,3}\s(?:tested|asked|measured|tracked|surveyed|checked|counted|answered)\b|`,
  String.raw`^\s\p{L}+\s(?:logged|written|recorded|in (?:our|the) (?:books?|log|register))\b|`,
  String.raw`^\s(?:reviews?|ratings?|answers|responses|replies|cases)\b`,
)

/** Words with which somebody says that it was measured. */
const MEASURES = anyOf(
  'count(?:ed)?|measured?|checked|audit(?:ed)?|test(?:ed|s)?|asked|survey(?:ed)?|examined|follow(?:ed)?|track(?:ed)?',
  'log(?:ged)?|wrote|written|comput(?:ed)?|weighed|ran|record(?:s|ed)?|sampled?|looked|stud(?:y|ied)|book|register',
)
/** Whether a number is over how many a proof was measured. `words`: those of its own sentence. */
export const isSampleSize = (before: string, after: string, words: string): boolean =>
  OVER.test(before) || MEASURED.test(after) || MEASURES.test(words)
