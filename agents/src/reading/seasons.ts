import { anyOf, ofParts } from './any-of.ts'

/** Words that hold a figure to a part of the year: so many a week then are not so many times fifty-two. */
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}'
export const OF_SEASON = anyOf(
  `${MONTH}\\s?(?:to|until|till|-|–)\\s?${MONTH}`,
  String.raw`(?:in|during|over|through|all) (?:the |this |each |every |late |early )?(?:spring|summer|autumn|fall|winter)`,
  String.raw`(?:in|during) (?:these|those|that|the peak|the high|the busy) (?:weeks|months|season|time)|in (?:the )?(?:high |peak )?season`,
  String.raw`(?:only|for|just|but) \d{1,2} (?:weeks|wks|months)`,
)

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
/** "May to July is 45% of the year", "summer makes 45% of our sales": what part of a year falls into a time of it. */
const SHARE_OF_TIME = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but|in|from)\s)*(?:the\s)?(spring|summer|autumn|winter|(${MONTH})\s?(to|until|till|-|–|and)\s?(${MONTH}))\s`,
  String.raw`(?:is|are|makes?|brings?|=)\s(?:us )?(?:about |around )?\d[\d.,]*\s?(?:%|per ?cent|pct)\s(?:of|from)\s`,
  String.raw`(?:the |our |all )*(?:year|sales|turnover|revenues?|business|income|takings|orders)\b`,
)
export const isSeasonShare = (text: string): boolean => SHARE_OF_TIME.test(text)

/** What such a part is called: "sales from February to April". */
export function seasonName(text: string): string | null {
  const [, season = '', from, joint = '', to] = SHARE_OF_TIME.exec(text) ?? []
  if (season === '') return null
  const months = [from, to].map(monthOf)
  if (from && /^and$/i.test(joint)) return `sales in ${months[0]} and ${months[1]}`
  return from && to ? `sales from ${months[0]} to ${months[1]}` : `sales in ${season.toLowerCase()}`
}
const monthOf = (word = ''): string =>
  MONTHS.find(month => month.toLowerCase().startsWith(word.slice(0, 3).toLowerCase())) ?? word
