import type { Company, Fact } from './company.ts'
import { relativeChange, touchedBy } from './changes.ts'
import { factsOf } from './company.ts'
import { paidByGroup } from './paid-by-group.ts'

/** A change in demand, and the sales of a year that it touches in cents. */
export type MovedDemand = {
  change: Fact<'change'>
  touched: Fact
  rests: readonly Fact[]
  relative: number
  /** Cents a year; below nought for a fall. */
  worth: number
}

/** Money that buyers are given moves what they buy as demand does. */
const MOVES_SALES = new Set<Fact<'change'>['touches']>(['demand', 'funding'])

/** What changes in demand are worth on the line or group they are about, if its sales move alike. A part that moves is left to demand.enquiry-mix. */
export function movedDemand(company: Company): MovedDemand[] {
  return factsOf(company, 'change').flatMap(change => {
    const touched = touchedBy(company, change)
    const relative = relativeChange(change)
    const isPart = change.form === 'share'
    // A sum for each sale moves what is paid, not how many buy.
    if (paidByGroup(company, change)) return []
    if (!MOVES_SALES.has(change.touches) || isPart || !touched?.cents || !relative) return []
    const rests = [change, ...touched.rests]
    return [{ change, touched: touched.fact, rests, relative, worth: touched.cents * relative }]
  })
}
