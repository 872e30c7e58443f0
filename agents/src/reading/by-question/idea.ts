import { inItsTime } from './channel.ts'
import {
  aYear,
  inMoney,
  isBare,
  isCount,
  type Left,
  NO_COUNT_BEFORE,
  type Question,
} from './left.ts'

const COST_LEAST = 50
/** An idea's own cost: "a second shop 240 000, maybe 60 customers". */
const isCostBare = (left: Left): boolean =>
  isBare(left.figure) &&
  left.figure.value >= COST_LEAST &&
  /\p{L}{2}/u.test(left.before) &&
  !/\b(?:brings?|maybe|about|get|of|for)\s$/i.test(left.before) &&
  !NO_COUNT_BEFORE.test(left.before) &&
  !/^\s?(?:of|%|new|more|a (?:year|month))\b/i.test(left.after)

/** "Gives us another 120 days a year", "gets me 60 more". */
const isBrought = (left: Left): boolean =>
  isCount(left) &&
  BRINGS.test(left.between) &&
  (/\b(?:another|extra|additional)\s$/i.test(left.between) ||
    /^(?:\s\p{L}+){0,2}\s(?:more|extra|additional)\b/iu.test(left.after))
const BRINGS =
  /\b(?:gives?|brings?|gets?|permits?|allows?|makes?|adds?|means?|lets?|earns?|takes?)\b/i

export const idea: Question = {
  places: [
    { attribute: 'brings', takes: isBrought, value: aYear },
    { attribute: 'cost', takes: isCostBare, value: inMoney },
  ],
  words: ({ cost, brings }, text) => {
    const all = inItsTime(cost, brings, text)
    return all === null ? {} : { brings: all }
  },
}
