import { ofParts } from './any-of.ts'

/** What one is measured over: "(212 tested)", "over 9,200 orders", "n = 40". */
export const OVER = ofParts(
  'iu',
  String.raw`\b(?:over|of|out of|from|on|across|among|based on|asked|surveyed|sample(?: of)?|checked|tested|measured|`,
  String.raw`tracked|counted(?: in)?|timed(?: it)?(?: at)?|audit of|n)\s?[=:]?\s(?:about |around |the |all |last |our )*$`,
)
/** "380 buyers asked". */
export const MEASURED = ofParts(
  'iu',
  String.raw`^(?:\s\p{L}+){0,3}\s(?:tested|asked|measured|tracked|surveyed|checked|counted|answered)\b|`,
  String.raw`^\s(?:reviews?|ratings?|answers|responses|replies|cases)\b`,
)
