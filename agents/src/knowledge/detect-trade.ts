import type { Trade } from './pack.ts'
import { TRADES } from './trades/index.ts'

/** Points that make a trade certain enough to speak its language. */
const ENOUGH = 3
/** A word repeated many times says little more than once or twice. */
const COUNTED = 2
/** Reading more than this adds no knowledge about the trade. */
const READ = 40_000

/** Words of a text in lower case, joined by single spaces and padded, so that " word " finds whole words only. */
function spaced(text: string): string {
  return ` ${text
    .slice(0, READ)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&/+-]+/gu, ' ')
    .trim()} `
}

function occurrences(haystack: string, phrase: string): number {
  const needle = ` ${phrase} `
  let count = 0
  for (
    let at = haystack.indexOf(needle);
    at >= 0 && count < COUNTED;
    at = haystack.indexOf(needle, at + needle.length - 1)
  )
    count += 1
  return count
}

/** How much a trade's signals count in an industry: its first one, another of its own, none of them. */
function homeWeight({ industries }: Trade, industry: string): number {
  if (industries[0] === industry) return 1.5
  return industries.some(own => own === industry) ? 1 : 0.5
}

/**
 * The trade whose signals the text (name, description and answers) holds most of; null below the threshold.
 * A trade of the given industry counts half as much again, one of another industry only half: a payroll app that names a bakery
 * among its customers stays a payroll app.
 */
export function detectTrade(text: string, industry: string): Trade | null {
  const haystack = spaced(text)
  let best: Trade | null = null
  let bestScore = 0
  for (const trade of TRADES) {
    let score = 0
    for (const [phrase, weight] of Object.entries(trade.signals))
      score += weight * occurrences(haystack, phrase)
    score *= homeWeight(trade, industry)
    if (score >= ENOUGH && score > bestScore) {
      best = trade
      bestScore = score
    }
  }
  return best
}
