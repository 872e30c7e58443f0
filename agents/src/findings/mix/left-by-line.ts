import { type Company, factsOf } from '../../company/company.ts'
import {
  contributionOf,
  paymentsAYear,
  type PricedOffer,
  pricedOffers,
} from '../../company/sales.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** So many still read as a list. */
const NAMED = 4
/** Lines nearer to each other than this leave as much. */
const LEVEL = 0.1

type Left = { line: PricedOffer; cents: number }

/** What each line leaves in a year after its own cost, the most first, where all of them tell. */
function leftByLine(company: Company): Left[] {
  const offers = factsOf(company, 'offer')
  const lines = pricedOffers(company).flatMap((line): Left[] => {
    const each = contributionOf(line)
    if (each === null || !line.volume) return []
    return [{ line, cents: each * line.volume * paymentsAYear(line) }]
  })
  if (lines.length < 2 || lines.length < offers.length) return []
  return lines.toSorted((a, b) => b.cents - a.cents)
}

/** What the lines leave in a year, side by side; where another line brings most of the sales, or takes the hours, it says so. */
export const leftInAYear: Rule = {
  id: 'mix.left-by-line',
  family: 'mix',

  find(company, kit) {
    const ranked = leftByLine(company)
    const [first, second] = ranked
    if (!first || !second || second.cents <= 0) return []
    const timed = bearer(first, second)
    if (!timed) return []
    const lines = ranked.map(({ line }) => line)
    return [
      {
        says: say`What a year leaves after the cost of each sale: ${listOf(kit, ranked)}. ${free(kit, timed)}`,
        rests: idsOf(timed.free.line, ...lines),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: { centsAYear: timed.free.cents * LEVEL },
        about: kit.label(timed.free.line),
        figures: { first: first.cents, second: second.cents },
      },
    ]
  },
}

type Pair = { free: Left; bound: Left }

/** Of two lines that leave as much, the one that takes none of the hours that are counted for the other. */
function bearer(first: Left, second: Left): Pair | null {
  if (second.cents < first.cents * (1 - LEVEL)) return null
  const [free, another] = [first, second].filter(({ line }) => !line.hoursEach)
  const bound = [first, second].find(({ line }) => line.hoursEach)
  return free && bound && !another ? { free, bound } : null
}

function listOf(kit: Kit, ranked: readonly Left[]): Sentence {
  return ranked
    .slice(0, NAMED)
    .map(({ line, cents }) => {
      const money = kit.money(roughly(cents), 'number × contribution', [line])
      return say`from ${kit.label(line)} about ${money}`
    })
    .reduce((list, next) => say`${list}, ${next}`)
}

function free(kit: Kit, { free: one, bound }: Pair): Sentence {
  const hours = kit.duration(
    (bound.line.hoursEach ?? 0) * (bound.line.volume ?? 0),
    'hour',
    'hours each × sold a year',
    [bound.line],
  )
  return say`For ${kit.label(bound.line)} that takes ${hours} of work a year; for ${kit.label(one.line)} none were named. If that is so, more of it waits for nobody’s hands.`
}
