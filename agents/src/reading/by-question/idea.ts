import { inMoney, isBare, type Left, NO_COUNT_BEFORE, type Question } from './left.ts'

const COST_LEAST = 50
/** An idea's own cost: "a second shop 240 000, maybe 60 customers". */
const isCostBare = (left: Left): boolean =>
  isBare(left.figure) &&
  left.figure.value >= COST_LEAST &&
  /\p{L}{2}/u.test(left.before) &&
  !/\b(?:brings?|maybe|about|get|of|for)\s$/i.test(left.before) &&
  !NO_COUNT_BEFORE.test(left.before) &&
  !/^\s?(?:of|%|new|more|a (?:year|month))\b/i.test(left.after)

export const idea: Question = {
  places: [{ attribute: 'cost', takes: isCostBare, value: inMoney }],
}
