import type { BoughtAs, Sells } from '@sextant/contracts/company/chips'
import { anyOf } from '../reading/any-of.ts'
import { type Company, type Fact, factsOf } from './company.ts'
import { latestOf } from './latest.ts'
import { holds } from './presupposed.ts'
import { pricedOffers } from './sales.ts'
import { isRepeating } from './single-sale.ts'
import { takesGifts } from './targets.ts'

const BY_SELLS: Partial<Record<Sells, BoughtAs>> = {
  memberships: 'by-the-month',
  projects: 'to-order',
  copies: 'as-a-thing',
  gifts: 'as-a-gift',
}

/** Words of any trade by which a line says how it is bought. */
const OF_LINES: readonly (readonly [RegExp, BoughtAs])[] = [
  [
    anyOf(
      'workshops',
      'workshop (?:bookings?|days?|evenings?|places?)',
      'courses?',
      'class(?:es)?',
      'trips?',
      'tours?',
      'cruises?',
      'evenings?',
      'retreats?',
      'camps?',
      'concerts?',
      'festivals?',
      'tickets?',
      'seats?',
      'screenings?',
    ),
    'on-a-date',
  ],
  [anyOf('members?', 'memberships?', 'subscri\\w*', 'box a (?:week|month)'), 'by-the-month'],
  [
    anyOf(
      'repairs?',
      'repaired',
      'mend(?:s|ed|ing)?',
      'restor(?:e|es|ed|ing|ation|ations)',
      'commissions?',
      'bespoke',
      'custom(?:-made| work)?',
      'made to (?:order|measure)',
      'installations?',
      'renovations?',
    ),
    'to-order',
  ],
  [
    anyOf(
      'jars?',
      'bottles?',
      'pieces?',
      'bags?',
      'boxes',
      'loaves',
      'knives',
      'shops?',
      'markets?',
      'stalls?',
      'online',
      'etsy',
    ),
    'as-a-thing',
  ],
]

/** How the line that a beginning is about is bought: as its card says, else as far as figures and words tell. */
export function boughtAs(company: Company): BoughtAs | null {
  const line = latestOf(company, 'offer')
  if (line?.boughtAs) return line.boughtAs
  if (takesGifts(company)) return 'as-a-gift'
  const sells = factsOf(company, 'organization')[0]?.sells
  const bySells = sells && BY_SELLS[sells]
  if (bySells) return bySells
  const isToFirms = holds('businesses', company, [])
  const isRunning = pricedOffers(company).some(one => one.id === line?.id && isRepeating(one))
  if (isRunning) return isToFirms ? 'by-firms' : 'by-the-month'
  return (line && byWords(line)) ?? byDealings(company, isToFirms)
}

const byWords = ({ label, quote }: Fact<'offer'>): BoughtAs | null =>
  OF_LINES.find(([words]) => words.test(label) || words.test(quote))?.[1] ?? null

function byDealings(company: Company, isToFirms: boolean): BoughtAs | null {
  if (holds('appointments', company, [])) return 'by-appointment'
  if (isToFirms) return 'by-firms'
  return holds('goods', company, []) ? 'as-a-thing' : null
}
