import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { areWhole, linesOf } from '../../company/lines.ts'
import { pieces } from '../../company/pieces.ts'
import { ownPrice } from '../../company/sales.ts'
import { salesOfYear, unitOfSales } from '../../company/targets.ts'
import { yearlyCount } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** The number of all sales in a year, where it is told of the whole. */
function volumeOf(company: Company): { fact: Fact<'measure'>; number: number } | null {
  const fact = factsOf(company, 'measure').find(
    measure => measure.metric === 'volume' && !measure.about && yearlyCount(measure),
  )
  const number = fact && yearlyCount(fact)
  return fact && number ? { fact, number } : null
}

/** Sales in money that number, shares and prices imply, where nobody told them: number ÷ Σ (share ÷ price). */
export const impliedSales: Rule = {
  id: 'mix.implied-sales',
  family: 'mix',

  find(company, kit) {
    const told = salesOfYear(company)
    const volume = volumeOf(company)
    const lines = linesOf(company)
    const priced = pieces(company)
    const isWhole =
      areWhole(lines) && lines.every(({ offer }) => priced.some(p => p.id === offer.id))
    if (told || !volume || !isWhole || lines.length < 2) return []
    const parts = priced.map(offer => ({ offer, share: offer.share ?? 0 }))
    const number = parts.reduce((sum, { offer, share }) => sum + share / ownPrice(offer), 0)
    const sales = volume.number / number
    const [top] = parts
    if (!top || parts.some(({ share }) => share === 0)) return []
    const sold = (sales * top.share) / ownPrice(top.offer)
    const rests = [volume.fact, ...priced]
    const all = kit.count(volume.number, unitOfSales(company), 'a year, as said', [volume.fact])
    const says = say`${all} at the prices and shares you gave come to about ${kit.money(roughly(sales), 'number ÷ Σ (share ÷ price)', rests)} a year, and about ${kit.number(roughly(sold), 'sales × share ÷ price', rests)} of them fall to ${kit.label(top.offer)}. If your books say otherwise, a price or a share given here is off.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: {},
        about: kit.label(top.offer),
        figures: { sales, sold },
      },
    ]
  },
}
