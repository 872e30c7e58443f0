import { type Company, type Fact, factsOf } from './company.ts'
import { revenueOf } from './sales.ts'
import { toldSales } from './told-sales.ts'

/** A line with its part of all sales. */
export type Line = { offer: Fact<'offer'>; share: number; how: string }

/** Lines with their part of all sales, the largest first: as said, else from the sales of the lines where all of them tell. */
export function linesOf(company: Company): Line[] {
  const offers = factsOf(company, 'offer')
  const told = offers.flatMap(offer =>
    offer.share ? [{ offer, share: offer.share, how: 'as said' }] : [],
  )
  const lines = told.length > 0 ? told : byRevenue(offers, toldSales(company)?.value ?? 0)
  return lines.sort((a, b) => b.share - a.share)
}

function byRevenue(offers: Fact<'offer'>[], told: number): Line[] {
  const revenues = offers.map(revenueOf)
  const total = revenues.reduce<number>((sum, revenue) => sum + (revenue ?? 0), 0)
  if (offers.length < 2 || revenues.includes(null) || total === 0) return []
  // Of what was told of all, gifts and grants among it, the lines may be a part.
  const all = Math.max(total, told)
  return offers.map((offer, index) => ({
    offer,
    share: (revenues[index] ?? 0) / all,
    how: 'sales of the line ÷ all sales',
  }))
}

/** Whether the lines make up nearly all sales, so that they may be compared as a whole. */
export const areWhole = (lines: readonly Line[]): boolean => {
  const total = lines.reduce((sum, { share }) => sum + share, 0)
  return total > 0.9 && total < 1.05
}
