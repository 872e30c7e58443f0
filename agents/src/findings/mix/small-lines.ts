import { marginOf } from '../../company/margins.ts'
import { lineGrowth } from '../../company/line-growth.ts'
import { type Company, factsOf } from '../../company/company.ts'
import { areWhole, linesOf, type Line } from '../../company/lines.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** A line below this part is small. */
const SMALL = 0.08
const MOST_NAMED = 4

/** A line that grows, leaves more of each sale than the first, or is what a goal wants, is small and not for long. */
function isSmall(company: Company, { offer, share }: Line, top: Line): boolean {
  const isComing = offer.stage === 'new' || (lineGrowth(offer) ?? 0) > 0
  const isRicher = (marginOf(offer) ?? 0) > (marginOf(top.offer) ?? 1)
  const isWanted = factsOf(company, 'goal').some(({ about }) => about === offer.id)
  return share < SMALL && !isComing && !isRicher && !isWanted
}

/** Small lines that together bring little: how much the first line would have to grow to replace them all. */
export const smallLines: Rule = {
  id: 'mix.small-lines',
  family: 'mix',

  find(company, kit) {
    const lines = linesOf(company)
    const [top] = lines
    const small = lines.filter(line => top && isSmall(company, line, top))
    if (!top || !areWhole(lines) || small.length < 2 || small.length > MOST_NAMED) return []
    const total = small.reduce((sum, { share }) => sum + share, 0)
    const growth = total / top.share
    if (top.share < SMALL || growth > 0.25) return []
    const offers = small.map(({ offer }) => offer)
    const names = new ListText(offers.map(offer => kit.label(offer)))
    const rests = [...offers, top.offer]
    const says = say`Together ${names} make up ${kit.percent(total, 'Σ share', offers)} of ${takingsOf(kit.company)}: ${kit.percent(growth, 'Σ share ÷ share of the largest line', rests)} more of ${kit.label(top.offer)} would replace them all. Keep those that bring buyers to the rest, and drop the others.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        figures: { total, growth, lines: small.length },
      },
    ]
  },
}
