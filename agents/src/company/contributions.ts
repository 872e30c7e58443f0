import type { Company } from './company.ts'
import { pieces } from './pieces.ts'
import { contributionOf, type PricedOffer } from './sales.ts'

/** Lines sold in pieces by the cents that one sale leaves after its own cost, the best first. */
export function linesByLeft(company: Company): { line: PricedOffer; left: number }[] {
  return pieces(company)
    .flatMap(line => {
      const left = contributionOf(line)
      return left === null ? [] : [{ line, left }]
    })
    .sort((a, b) => b.left - a.left)
}
