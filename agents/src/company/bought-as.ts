import type { BoughtAs, Sells } from '@sextant/contracts/company/chips'
import { type Company, factsOf } from './company.ts'
import { latestOf } from './latest.ts'
import { holds, type Presupposed } from './presupposed.ts'
import { pricedOffers } from './sales.ts'
import { isRepeating } from './single-sale.ts'
import { takesGifts } from './targets.ts'

const BY_SELLS: Partial<Record<Sells, BoughtAs>> = {
  memberships: 'by-the-month',
  projects: 'to-order',
  copies: 'as-a-thing',
  gifts: 'as-a-gift',
}

/** By what the firm's own words say of its dealings, the surest first. */
const BY_WORDS: readonly (readonly [Presupposed, BoughtAs])[] = [
  ['appointments', 'by-appointment'],
  ['jobs', 'to-order'],
  ['businesses', 'by-firms'],
  ['goods', 'as-a-thing'],
]

/** How the line that a beginning is about is bought: as its card says, else as far as figures and words tell. */
export function boughtAs(company: Company): BoughtAs | null {
  const line = latestOf(company, 'offer')
  if (line?.boughtAs) return line.boughtAs
  if (takesGifts(company)) return 'as-a-gift'
  const sells = factsOf(company, 'organization')[0]?.sells
  const bySells = sells && BY_SELLS[sells]
  if (bySells) return bySells
  const isRunning = pricedOffers(company).some(one => one.id === line?.id && isRepeating(one))
  if (isRunning) return holds('businesses', company, []) ? 'by-firms' : 'by-the-month'
  return BY_WORDS.find(([what]) => holds(what, company, []))?.[1] ?? null
}
