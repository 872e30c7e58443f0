import type { Company } from './company.ts'
import { pieces } from './pieces.ts'
import { contributionOf, type PricedOffer } from './sales.ts'

/** A line with the cents that an hour of work, and one sale, leaves. */
export type HourValue = { line: PricedOffer & { hoursEach: number }; anHour: number; aSale: number }

/** Lines by what an hour of work leaves, the best first. */
export function hourValues(company: Company): HourValue[] {
  return pieces(company)
    .flatMap(line => {
      const { hoursEach } = line
      const aSale = contributionOf(line)
      if (!aSale || aSale <= 0 || !hoursEach) return []
      return [{ line: { ...line, hoursEach }, anHour: aSale / hoursEach, aSale }]
    })
    .sort((a, b) => b.anHour - a.anHour)
}

/** Whether the line that leaves most an hour is not the one that leaves most a sale. */
export function hidesBestHour(company: Company): boolean {
  const ranked = hourValues(company)
  const most = Math.max(...ranked.map(({ aSale }) => aSale))
  return ranked.length > 1 && ranked[0]?.aSale !== most
}
