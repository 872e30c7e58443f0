import { isMeasure, MEASURES } from '@sextant/contracts/figures/measures'
import { dateFormat, numberFormat } from '@sextant/contracts/formats'
import { SOURCES } from '@sextant/contracts/figures/sources'
import { readDay } from './days.ts'
import type { ColumnHead, FileHead, Language } from './head.ts'
import { minorUnits, moneyText, plainNumber } from './money.ts'
import { readNumber } from './numbers.ts'
import { PLATFORMS } from './recognise-headers.ts'
import { isMeaning, isMoney, MEANINGS, type Role, SLICES, sliceOf } from './roles.ts'

/** What every platform counts by rules of its own. */
const OWN_COUNT = new Set<Role>(['conversions', 'conversion_value', 'leads'])
const LANGUAGE_WORDS: Record<Language, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
}
const GRAIN_WORDS = {
  account: 'account by day',
  channel: 'channels by day',
  campaign: 'campaigns by day',
  ad_group: 'ad groups by day',
  ad: 'ads by day',
  order: 'orders',
} as const

const platformOf = (head: FileHead) => PLATFORMS.find(({ id }) => id === head.platform) ?? null

/** What a column becomes, in a word: "Spend", "Conversions, Google’s count", "Left out". */
export function roleWords(role: Role, head: FileHead): string {
  if (role === 'ignore') return 'Left out'
  if (isMeaning(role)) return MEANINGS[role]
  const slice = sliceOf(role)
  if (slice) return SLICES[slice]
  if (!isMeasure(role)) return 'Left out'
  const platform = platformOf(head)
  if (platform && OWN_COUNT.has(role)) return `${MEASURES[role].label}, ${platform.whose} count`
  return role === 'spend' ? 'Spend' : MEASURES[role].label
}

function dayWords(column: ColumnHead, value: string): string {
  const order = column.dayOrder === 'unsure' ? null : column.dayOrder
  const read = readDay(value, order)
  if (!('day' in read) || column.dayOrder === 'unsure') return value
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return dateFormat('en-GB', options).format(new Date(read.day))
}

function figureWords(
  role: Role,
  column: ColumnHead,
  value: string,
  currency: string | null,
): string {
  const told = readNumber(value, column.decimal ?? '.')
  if (!('number' in told)) return 'nothing' in told ? 'not told' : value
  if (isMoney(role)) return moneyText(minorUnits(told.number, currency), currency)
  const decimals = told.number.fraction.length
  return numberFormat('en-GB', { minimumFractionDigits: decimals }).format(plainNumber(told.number))
}

/** The first value of a column, as the file has it and as it is read. */
export function firstValue(
  column: ColumnHead,
  role: Role,
  head: FileHead,
): { before: string; after: string } | null {
  if (column.first === null) return null
  const before = column.first
  const currency = column.currency ?? head.currencies[0]?.currency ?? null
  if (role === 'day' || role === 'starts' || role === 'ends')
    return { before, after: dayWords(column, before) }
  if (isMeasure(role)) return { before, after: figureWords(role, column, before, currency) }
  return { before, after: before }
}

/** What a file is taken for: "Google Ads, campaigns by day". */
export function fileWords(head: FileHead): string {
  const platform = platformOf(head)
  const what = platform?.what ?? GRAIN_WORDS[head.grain]
  return `${SOURCES[head.source].label}, ${what}`
}

/** How it is written: "German headers, decimal comma". */
export function formWords(head: FileHead): string[] {
  const comma = head.columns.some(({ role, decimal }) => isMeasure(role) && decimal === ',')
  return [
    ...(head.language ? [`${LANGUAGE_WORDS[head.language]} headers`] : []),
    ...head.currencies.map(({ currency }) => currency),
    ...(comma ? ['decimal comma'] : []),
    ...(head.timeZone ? [head.timeZone] : []),
  ]
}
