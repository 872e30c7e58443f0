import { INDUSTRIES, type Industry } from '@sextant/contracts/catalogue'
import { detectTrade } from './detect-trade.ts'
import { PACKS } from './industries/index.ts'
import type { Knowledge, PackList } from './pack.ts'

const LISTS = [
  'buyers',
  'triggers',
  'pains',
  'objections',
  'channels',
  'seasons',
  'compliance',
  'kpis',
  'alternatives',
  'strengths',
  'weaknesses',
  'opportunities',
  'threats',
  'factors',
  'resources',
  'initiatives',
  'jobs',
  'revenueModels',
  'okrThemes',
  'sevenS',
] as const satisfies readonly PackList[]

/** The industry of a free-text name: exact first, then a forgiving match; "Other" when unknown. */
export function industryOf(name: string): Industry {
  const wanted = name.trim().toLowerCase()
  return (
    INDUSTRIES.find(industry => industry.toLowerCase() === wanted) ??
    INDUSTRIES.find(
      industry =>
        wanted.length > 3 &&
        industry
          .toLowerCase()
          .split('/')
          .some(part => part === wanted || wanted.startsWith(part)),
    ) ??
    'Other'
  )
}

/** What distinguishes two entries of a list: its sentence, or the first text field of it. */
function key(entry: unknown): string {
  if (typeof entry === 'string') return entry
  return JSON.stringify(
    Object.values(entry as Record<string, unknown>).find(value => typeof value === 'string') ??
      entry,
  )
}

function joined(
  own: readonly unknown[] | undefined,
  shared: readonly unknown[],
): readonly unknown[] {
  if (!own) return shared
  const known = new Set(own.map(key))
  return [...own, ...shared.filter(entry => !known.has(key(entry)))]
}

/**
 * The pack of an industry with the recognised trade merged in: the trade's entries come first in each list, its vocabulary and
 * unit-economics labels replace the industry's, and its alternatives and seasons stand alone because they name the real ones.
 * A trade recognised under "Other" also brings its home industry's pack, so that a gym does not get generic advice.
 */
export function knowledgeFor({ industry, text }: { industry: string; text: string }): Knowledge {
  const named = industryOf(industry)
  const trade = detectTrade(text, named)
  const home = named === 'Other' && trade?.industries[0] ? trade.industries[0] : named
  const pack = PACKS[home]
  if (!trade) return { ...pack, trade: null }
  const lists = Object.fromEntries(
    LISTS.map(list => [
      list,
      (list === 'alternatives' || list === 'seasons') && trade[list]
        ? trade[list]
        : joined(trade[list], pack[list]),
    ]),
  )
  return {
    ...pack,
    ...lists,
    industry: named,
    vocabulary: trade.vocabulary,
    unitEconomics: trade.unitEconomics,
    trade: { slug: trade.slug, name: trade.name },
  }
}
