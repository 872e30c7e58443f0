import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { type Computed, revenueOf } from '../../company/sales.ts'
import { takesGifts } from '../../company/targets.ts'
import { toldSales } from '../../company/told-sales.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Part of the sales said by which the computed ones have to differ. */
const APART = 0.15

/** Sales of a year as said, against those that follow from the lines, or from the number of sales and their average price. */
export const sales: Rule = {
  id: 'contradiction.sales',
  family: 'contradiction',

  find(company, kit) {
    const told = toldSales(company)
    const follows = fromLines(company) ?? fromVolume(company)
    // Gifts and grants are no sales of a line: that they make up the rest is no contradiction.
    if (!told || !follows || takesGifts(company)) return []
    const gap = follows.value / told.value - 1
    if (Math.abs(gap) < APART) return []
    const rests = [told, ...follows.rests]
    const said = kit.money(told.value, 'as said', [told])
    const made = kit.money(roughly(follows.value), follows.how, follows.rests)
    const apart = kit.money(roughly(Math.abs(follows.value - told.value)), 'difference', rests)
    return [
      {
        says: say`You said sales of ${said} a year, but prices and numbers make about ${made}. The ${apart} between them means that a line, a discount or a number is missing or wrong.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: { centsAYear: follows.value - told.value },
        about: kit.label(told),
        figures: { gap, computed: follows.value },
      },
    ]
  },
}

function fromLines(company: Company): Computed | null {
  const offers = factsOf(company, 'offer')
  const lines = offers.map(revenueOf)
  if (lines.length === 0 || lines.includes(null)) return null
  const value = lines.reduce<number>((sum, line) => sum + (line ?? 0), 0)
  return { value, how: 'Σ sales of the lines', rests: offers }
}

function fromVolume(company: Company): Computed | null {
  const sale = worthOfOne(company)
  const sold = yearlyVolume(company)
  if (!sale || !sold) return null
  const rests: Fact[] = [...sold.rests, ...sale.rests]
  return { value: sold.value * sale.value, how: 'number of sales × average sale', rests }
}
