import { relativeChange } from '../../company/changes.ts'
import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { mainLine } from '../../company/main-line.ts'
import { ownPrice, type PricedOffer } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Priced = Fact<'rival'> & { price: NonNullable<Fact<'rival'>['price']> }

/** Goods that get dearer, with the line they go into and the most they can take from a sale of it. */
function dearer(
  company: Company,
): { change: Fact<'change'>; line: PricedOffer; most: number } | null {
  for (const change of factsOf(company, 'change')) {
    const by = relativeChange(change)
    const line = mainLine(company, change)
    const cost = line?.unitCost?.cents
    const isOfGoods = change.touches === 'cost' && change.costOf === 'goods'
    if (isOfGoods && by && by > 0 && line && cost && isSingle(line))
      return { change, line, most: cost * by }
  }
  return null
}

/** The nearest of the rivals who ask more for the same line. */
function nextAbove(company: Company, line: PricedOffer): Priced | undefined {
  return factsOf(company, 'rival')
    .filter((rival): rival is Priced => {
      const isRival = rival.sort === undefined || rival.sort === 'rival'
      const of = aboutOf(company, rival, 'offer')
      const isOfLine = of === undefined || of.id === line.id
      return isRival && isOfLine && (rival.price?.cents ?? 0) > ownPrice(line)
    })
    .sort((a, b) => a.price.cents - b.price.cents)[0]
}

/** Whether a rise in cost may be passed on below what the next rival asks: direct cost × rise against the gap of prices. */
export const roomToPassOn: Rule = {
  id: 'price.room-to-pass-on',
  family: 'price',

  find(company, kit) {
    const rise = dearer(company)
    const rival = rise && nextAbove(company, rise.line)
    if (!rise || !rival || rival.price.per !== rise.line.price.per) return []
    const { change, line, most } = rise
    const gap = rival.price.cents - ownPrice(line)
    const fits = most <= gap
    const name = kit.label(rival)
    const more = kit.money(gap, 'their price − own price', [rival, line])
    const taken = kit.money(roughly(most), 'direct cost × rise', [change, line])
    const start = say`${name} ${agree('ask', name)} ${more} more than you for ${kit.label(line)}. What ${kit.label(change)} will add is at most ${taken} of a sale`
    const says = fits
      ? say`${start}, so even passed on in full it leaves you the cheaper of the two.`
      : say`${start}: passed on in full it would make you the dearer of the two.`
    return [
      {
        says,
        rests: idsOf(change, rival, line),
        evidence: 'derived',
        quadrant: fits ? 'opportunity' : 'threat',
        weight: line.volume ? { centsAYear: Math.min(most, gap) * line.volume } : {},
        about: kit.label(line),
        figures: { gap, most, ofGap: most / gap },
      },
    ]
  },
}
