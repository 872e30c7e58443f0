import { ofParts } from '../any-of.ts'
import { centsOf, type Left, type Question } from './left.ts'

/** "31% the quarter before", "earlier 7%", "it was 4 in May": where it stood. */
const BEFORE = ofParts(
  'iu',
  String.raw`\b(?:earlier|before(?: that)?(?: it was)?|previously|prev\.?|it was|(?:a|one) year (?:ago|before)(?: it was)?|`,
  String.raw`(?:prior|previous|last) (?:year|yr|quarter|qtr)(?: it was)?|was)[,:]?\s(?:only |about |at )?$`,
)
const BEHIND =
  /^(?:\s\p{L}+)?\s(?:in )?(?:the|a|one) (?:year|yr|quarter|qtr|month) (?:before|earlier|ago)\b/iu

const isBefore = (left: Left): boolean => {
  const { figure, known, between, after } = left
  const isAlike =
    (known.form === 'share' && figure.kind === 'percent') ||
    (known.form === 'count' && figure.kind === 'count') ||
    (known.form === 'money' && (figure.kind === 'money' || figure.kind === 'count'))
  return isAlike && known.value !== undefined && (BEFORE.test(between) || BEHIND.test(after))
}

export const measure: Question = {
  places: [
    {
      attribute: 'previous',
      takes: isBefore,
      value: left => (left.known.form === 'money' ? centsOf(left) : left.figure.value),
    },
  ],
}
