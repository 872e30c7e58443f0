import { type Company, type Fact, factsOf } from './company.ts'

/** Fewer than these are rung one by one, and need no letter. */
const LIST_LEAST = 25

/** The largest group of people who know the firm already and can be written to. */
export function ownList(company: Company): (Fact<'segment'> & { size: number }) | null {
  const [largest] = factsOf(company, 'segment')
    .filter(({ size, avoid }) => (size ?? 0) >= LIST_LEAST && !avoid)
    .toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0))
  return largest ? { ...largest, size: largest.size ?? 0 } : null
}
