/** What stands before the decimals. */
type DecimalMark = '.' | ','

/** Digits with separators: 1,234.5 · 1.234,5 · 1 234,5 · 1'234.50 · 12,34,567 · .5 · 2½ */
export const NUMERAL = String.raw`\d{0,4}[½¼¾]|\d{1,3}(?:[,.'’\u00A0\u202F ]\d{2,3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?|[.,]\d+`
/** What multiplies it, as it is written behind. */
export const MULTIPLIER = String.raw`(?:\s?(?:(?:mio|mrd|mln|mld|tsd|thsd|tys|tis|mill)\b\.?|(?:k|m(?![²³2]|\s(?:away|long|wide|deep|high|tall|apart|off|down|from)\b)|mn|bn|mil|cr|lacs?|lakhs?|crores?|jt|juta|rb|ribu)\b(?:\.(?=\p{L}))?|[mt](?=kr))|\s?(?:тыс|тис|млн|þús|хил|χιλ|εκατ|tūkst|hilj|milj)\.?(?!\p{L})|(?:백만|千万|百万)|[万萬億亿千천만억]|\s?(?:พัน|หมื่น|แสน|ล้าน)|\s(?:grand|thousand|million|millions|millones|milhões|millionen|billion|miljoner|milyon|milhão|millón|triệu|milliards?|milliarden|tusen|tausend|duizend|miljoen|mila|milion[ei]|tuhat|tuhatta|hiljad[ae]|elfu|libo)\b|\sbin(?=\s(?:TL|lira)\b)|\s(?:millió|milliárd|mille|tisíc|ezer|mii|miljoonaa|milion(?:y|ów|ů)?|tisuć[ae]|tisoč|хиляди|тысяч[аи]?|тисяч[аі]?|мың|χιλιάδες|εκατομμύρια|nghìn|ngàn|tỷ|אלף|מיליון|ألف|آلاف|مليون)(?!\p{L}))`

const TIMES: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  thsd: 1e3,
  grand: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mil: 1e6,
  mill: 1e6,
  mio: 1e6,
  mln: 1e6,
  mld: 1e9,
  millones: 1e6,
  milhões: 1e6,
  millions: 1e6,
  millionen: 1e6,
  million: 1e6,
  bn: 1e9,
  mrd: 1e9,
  billion: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  lac: 1e5,
  lacs: 1e5,
  mille: 1e3,
  tausend: 1e3,
  tusen: 1e3,
  miljoner: 1e6,
  millió: 1e6,
  milliárd: 1e9,
  milliard: 1e9,
  milliards: 1e9,
  milliarden: 1e9,
  jt: 1e6,
  juta: 1e6,
  rb: 1e3,
  ribu: 1e3,
  tys: 1e3,
  tis: 1e3,
  tisíc: 1e3,
  ezer: 1e3,
  mii: 1e3,
  t: 1e3,
  тыс: 1e3,
  тис: 1e3,
  þús: 1e3,
  млн: 1e6,
  milyon: 1e6,
  milhão: 1e6,
  millón: 1e6,
  triệu: 1e6,
  хил: 1e3,
  хиляди: 1e3,
  тысяча: 1e3,
  тысячи: 1e3,
  тысяч: 1e3,
  тисяча: 1e3,
  тисячі: 1e3,
  тисяч: 1e3,
  мың: 1e3,
  χιλ: 1e3,
  χιλιάδες: 1e3,
  εκατ: 1e6,
  εκατομμύρια: 1e6,
  tūkst: 1e3,
  duizend: 1e3,
  miljoen: 1e6,
  mila: 1e3,
  milione: 1e6,
  milioni: 1e6,
  milion: 1e6,
  miliony: 1e6,
  milionów: 1e6,
  milionů: 1e6,
  tuhat: 1e3,
  tuhatta: 1e3,
  milj: 1e6,
  miljoonaa: 1e6,
  hilj: 1e3,
  hiljada: 1e3,
  hiljade: 1e3,
  tisuća: 1e3,
  tisuće: 1e3,
  tisoč: 1e3,
  elfu: 1e3,
  libo: 1e3,
  bin: 1e3,
  nghìn: 1e3,
  ngàn: 1e3,
  tỷ: 1e9,
  אלף: 1e3,
  מיליון: 1e6,
  ألف: 1e3,
  آلاف: 1e3,
  مليون: 1e6,
  พัน: 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  ล้าน: 1e6,
  천: 1e3,
  만: 1e4,
  백만: 1e6,
  억: 1e8,
  千: 1e3,
  百万: 1e6,
  千万: 1e7,
  万: 1e4,
  萬: 1e4,
  億: 1e8,
  亿: 1e8,
}

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  dozen: 12,
}
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ONES = 'one|two|three|four|five|six|seven|eight|nine'
/** "Forty-five" before "forty". */
const BELOW_HUNDRED = [
  `(?:${TENS})[- ](?:${ONES})`,
  ...Object.keys(WORDS).filter(word => word !== 'hundred' && word !== 'dozen'),
].join('|')
/** "Twelve hundred", "one hundred and sixty". */
const HUNDREDS = `(?:${BELOW_HUNDRED}|a)\\shundred(?:\\s(?:and\\s)?(?:${BELOW_HUNDRED}))?`
/** "Five thousand one hundred". */
const THOUSANDS = `(?:${HUNDREDS}|${BELOW_HUNDRED}|a)\\sthousand(?:,?\\s(?:and\\s)?(?:${HUNDREDS}|${BELOW_HUNDRED}))?`
export const NUMBER_WORD = [THOUSANDS, HUNDREDS, BELOW_HUNDRED, 'hundred', 'dozen'].join('|')

export function wordValue(words: string): number | null {
  const parts = words
    .toLowerCase()
    .split(/[-\s,]+/)
    .filter(part => part !== 'and' && part !== '')
  const isNumber = parts.every(part => part === 'a' || part === 'thousand' || part in WORDS)
  if (parts.length === 0 || !isNumber || parts.join() === 'a') return null
  let [whole, group] = [0, 0]
  for (const part of parts) {
    if (part === 'thousand') [whole, group] = [whole + (group || 1) * 1e3, 0]
    else if (part === 'hundred') group = (group || 1) * WORDS.hundred!
    else if (part !== 'a') group += WORDS[part] ?? 0
  }
  return whole + group
}

/** What a multiplier makes of one. */
export const timesOf = (multiplier: string | undefined, currency?: string): number =>
  isMil(multiplier) && currency && SAY_MIL.has(languageOf(currency)) ? 1e3 : plainTimes(multiplier)
const plainTimes = (multiplier: string | undefined): number =>
  multiplier ? (TIMES[multiplier.trim().toLowerCase().replace(/\.$/, '')] ?? 1) : 1

/** A number and, where it could be another, that one. */
export type Numeral = { value: number; orElse?: number }

/** The value of a numeral with its multiplier; null where the separators follow no notation. */
export function numeralOf(
  digits: string,
  multiplier: string | undefined,
  { decimal, currency }: { decimal: DecimalMark; currency?: string },
): Numeral | null {
  const times = timesOf(multiplier)
  const read = plainOf(digits.trim().replaceAll(/['’\u00A0\u202F ]/g, ''), decimal)
  if (!read) return null
  const scaled = (value: number): number => Number((value * times).toFixed(4))
  if (isMil(multiplier) && currency && SAY_MIL.has(languageOf(currency)))
    return { value: Number((read.value * 1e3).toFixed(4)) }
  if (isMil(multiplier) && currency && SHORTEN_TO_MIL.has(languageOf(currency)))
    return { value: scaled(read.value) }
  if (decimal === ',' && isMil(multiplier))
    return { value: Number((read.value * 1e3).toFixed(4)), orElse: scaled(read.value) }
  // Nobody writes a thousand thousands: "1.250k" is 1,250.
  if (times > 1 && read.orElse !== undefined)
    return { value: scaled(Math.min(read.value, read.orElse)) }
  return {
    value: scaled(read.value),
    ...(read.orElse !== undefined && { orElse: scaled(read.orElse) }),
  }
}

/** A million to those who write English, a thousand where Spanish or Portuguese is spoken. */
const isMil = (multiplier: string | undefined): boolean => /^\s?mil$/i.test(multiplier ?? '')

/** Where "mil" is a thousand and nothing else. */
const SAY_MIL = new Set(['es', 'pt'])
/** Where it is short for a million and nothing else. */
const SHORTEN_TO_MIL = new Set(['ro', 'cs', 'sk', 'sr', 'hr', 'bs', 'sl'])
const LANGUAGES = new Map<string, string>()
/** What is spoken where a currency is at home. */
function languageOf(currency: string): string {
  const country = currency.slice(0, 2)
  const isCountry = !country.startsWith('X') && country !== 'EU'
  const known = LANGUAGES.get(country)
  const language = known ?? (isCountry ? new Intl.Locale(`und-${country}`).maximize().language : '')
  LANGUAGES.set(country, language)
  return language
}

const PARTS_OF_ONE: Readonly<Record<string, number>> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4 }

function plainOf(text: string, decimal: '.' | ','): Numeral | null {
  const part = PARTS_OF_ONE[text.at(-1) ?? '']
  if (part) return { value: Number(text.slice(0, -1)) + part }
  const points = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (points > 0 && commas > 0) return mixedOf(text)
  if (points + commas === 0) return { value: Number(text) }
  const mark = points > 0 ? '.' : ','
  if (points + commas > 1) return { value: Number(text.replaceAll(mark, '')) }
  return singleOf(text, mark, decimal)
}

/** Both marks stand in it: the last one begins the decimals. */
function mixedOf(text: string): Numeral | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const whole = text.slice(0, last).replaceAll(/[.,]/g, '')
  const value = Number(`${whole}.${text.slice(last + 1)}`)
  return Number.isFinite(value) ? { value } : null
}

/** One mark: decimals, unless exactly three digits follow; then it may be thousands. */
function singleOf(text: string, mark: '.' | ',', decimal: '.' | ','): Numeral {
  const [whole = '', after = ''] = text.split(mark)
  const asDecimals = Number(`${whole || '0'}.${after}`)
  const canGroup = after.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (!canGroup) return { value: asDecimals }
  const asThousands = Number(whole + after)
  // The country's own mark for decimals before three digits could be either; the other mark stands between thousands.
  return mark === decimal ? { value: asThousands, orElse: asDecimals } : { value: asThousands }
}
