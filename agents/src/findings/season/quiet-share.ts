import { MONTHS, type Monthly, monthlySales } from '../../company/seasons.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

const QUARTER = 3
/** Part of an even year that falls in a quarter. */
const EVEN = 0.25
/** Below this a quarter is quiet. */
const QUIET = 0.18

/** The three months in a row that bring least, against an even year. */
export const quietShare: Rule = {
  id: 'season.quiet-share',
  family: 'season',

  find(company, kit) {
    const monthly = monthlySales(company)
    if (!monthly) return []
    const { measure, total } = monthly
    const quiet = quietest(monthly)
    const share = quiet.sum / total
    if (share >= QUIET) return []
    const first = kit.month(quiet.start, measure)
    const last = kit.month((quiet.start + QUARTER - 1) % MONTHS, measure)
    const part = kit.percent(share, 'months of the quarter ÷ year', [measure])
    return [
      {
        says: say`From ${first} to ${last} you make ${part} of the year, where an even spread would bring ${fixed.percent(EVEN, 'months ÷ 12')}. What those months cost has to be earned in the others.`,
        rests: [measure.id],
        evidence: 'measured',
        quadrant: 'weakness',
        weight: measure.form === 'money' ? { centsAYear: total * EVEN - quiet.sum } : {},
        about: kit.label(measure),
        figures: { share, start: quiet.start },
      },
    ]
  },
}

/** The first month of the three in a row that sum to least; December runs into January. */
function quietest({ months }: Monthly): { start: number; sum: number } {
  return months
    .map((_, start) => ({ start, sum: quarterFrom(months, start) }))
    .reduce((low, one) => (one.sum < low.sum ? one : low))
}

function quarterFrom(months: readonly number[], start: number): number {
  return [0, 1, 2].reduce((sum, step) => sum + (months[(start + step) % MONTHS] ?? 0), 0)
}
