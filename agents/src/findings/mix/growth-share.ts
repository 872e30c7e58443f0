import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { areWhole, linesOf } from '../../company/lines.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** The line's part of growth is at least so many times its part of sales. */
const APART = 1.5

type Growing = { offer: Fact<'offer'>; share: number; how: string; adds: number }

/** What each line added to all sales, where all of them tell: share × growth ÷ (1 + growth). */
function growingLines(company: Company): Growing[] {
  const lines = linesOf(company)
  const isTold = lines.every(({ offer }) => offer.growth !== undefined && offer.growth > -1)
  if (lines.length < 2 || !areWhole(lines) || !isTold) return []
  return lines.map(({ offer, share, how }) => {
    const growth = offer.growth ?? 0
    return { offer, share, how, adds: (share * growth) / (1 + growth) }
  })
}

/** A line's part of the growth against its part of sales. */
export const growthShare: Rule = {
  id: 'mix.growth-share',
  family: 'mix',

  find(company, kit) {
    const lines = growingLines(company)
    const rising = lines.filter(({ adds }) => adds > 0)
    const grown = rising.reduce((sum, { adds }) => sum + adds, 0)
    const [top] = [...rising].sort((a, b) => b.adds - a.adds)
    if (!top || grown <= 0) return []
    const part = top.adds / grown
    if (part < 0.5 || part / top.share < APART) return []
    const offers = lines.map(({ offer }) => offer)
    const name = kit.label(top.offer)
    const ofSales = kit.percent(top.share, top.how, [top.offer])
    const ofGrowth = kit.percent(
      part,
      'share × growth ÷ (1 + growth), of the lines that grow',
      offers,
    )
    const says = say`${name}: ${ofSales} of ${takingsOf(kit.company)}, ${ofGrowth} of what the growing lines added in a year. Time and money spread by today’s sales give this line far less than its part of the growth.`
    return [
      {
        says,
        rests: idsOf(top.offer, ...offers),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: {},
        about: name,
        figures: { ofSales: top.share, ofGrowth: part },
      },
    ]
  },

  asks(company, kit) {
    const lines = linesOf(company)
    const open = factsOf(company, 'offer').filter(({ growth }) => growth === undefined)
    const [offer] = open
    if (!offer || open.length > 1 || lines.length < 2 || !areWhole(lines)) return null
    return {
      says: say`Tell me by how much sales of ${kit.label(offer)} grew or fell in a year, and I can say which line the growth comes from.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'growth',
    }
  },
}
