import { anyOf, ofParts } from './any-of.ts'

/** "Cracked in transit 7%", "4% of jars leak": a rate of what goes wrong, or of what passes. */
const GOES_WRONG =
  'returns?|returned|sent back|broken|breakages?|breaks?|cracked|cracks?|spoil(?:s|ed|t|age)?|damaged?|dead|died?|dies|fail(?:s|ed|ures?)?|' +
  'defects?|defective|reject(?:s|ed)?|rework(?:ed)?|scrap(?:ped)?|complaints?|complain|no-shows?|faulty|leak(?:s|ed)?|pass rate'
const PERCENT = String.raw`\d[\d.,]*\s?(?:%|per ?cent|pct)`
const OPENS = String.raw`^\W*(?:(?:and|but|about|around|our|the|only|abt|ca|some)\s)*`
/** What it is of stands before its figure. */
const BEFORE = ofParts(
  'iu',
  OPENS,
  String.raw`([^\d,;]{0,40}\b(?:${GOES_WRONG})\b[^\d,;]{0,30}?)[:\s]\s?(?:is |are |at |about |around |only )*${PERCENT}`,
)
/** Or behind it. */
const BEHIND = ofParts(
  'iu',
  OPENS,
  String.raw`${PERCENT}\s(?:of\s(?:the |our |all )?(\p{L}+(?:\s\p{L}+)?)\s)?(?:are |get |is |come )?((?:${GOES_WRONG})(?:\s(?:on|in)\s(?!spring|summer|autumn|fall|winter)\p{L}+)?)\b`,
)
const MOVES = anyOf(
  'up|down|rose|fell|rises?|falls?|more|less|fewer|higher|lower|from|cheaper|dearer|goal|target|want|wait(?:ing)?',
)
const OF_BUYERS = anyOf(
  'customers?|clients?|members?|buyers?|patients?|guests?|people|pupils?|students?|families',
)
/** Against others it is a proof of what one does well. */
const OF_OTHERS = anyOf(
  'trade|industry|sector|elsewhere|average|norm(?:al)?|usual|(?:others?|rivals|competitors|they|he|she) (?:have|has|get|gets|are|is)',
)

export const isQualityRate = (text: string): boolean =>
  (BEFORE.test(text) || BEHIND.test(text)) &&
  !MOVES.test(text) &&
  !OF_BUYERS.test(text) &&
  !OF_OTHERS.test(text)

/** "Edges crack" are edges that crack. */
const VERB_BEHIND = /^(\p{L}+(?:\s\p{L}+)?s)\s(crack|break|fail|leak|spoil|die)$/iu
const SEASON = /\b(spring|summer|autumn|fall|winter)\b/i
const RATE = /(\d[\d.,]*)\s?(?:%|per ?cent|pct)([^\d]*)/gi

/** What such a rate is called, and each of its seasons apart: "cracked in transit in winter". */
export function qualityRates(text: string): { name: string; value: number }[] {
  if (!isQualityRate(text)) return []
  const name = rateName(text)
  const told = [...text.matchAll(RATE)].map(([, digits = '', behind = '']) => ({
    value: Number(digits.replace(',', '.')) / 100,
    season: SEASON.exec(behind.split(/[,;.]/)[0] ?? '')?.[1]?.toLowerCase(),
  }))
  const [first] = told
  if (name === '' || !first) return []
  const seasons = told.filter(({ season }) => season !== undefined)
  if (seasons.length === 0) return [{ name, value: first.value }]
  return seasons.map(({ value, season }) => ({ name: `${name} in ${season}`, value }))
}

function rateName(text: string): string {
  const before = BEFORE.exec(text)?.[1]?.trim()
  // One word that describes names nothing: "returned 2%".
  if (before)
    return /^\p{L}+(?:ed|en|lt)$/iu.test(before)
      ? ''
      : before.toLowerCase().replace(VERB_BEHIND, '$1 that $2')
  const [, of = '', what = ''] = BEHIND.exec(text) ?? []
  return what === '' ? '' : `${of || 'those'} that ${what}`.toLowerCase()
}
