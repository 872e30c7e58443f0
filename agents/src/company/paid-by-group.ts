import { aboutOf, type Company, type Fact } from './company.ts'
import { mainLine } from './main-line.ts'
import { ownPrice, type PricedOffer } from './sales.ts'

/** A sum that a group pays, or is paid back, for each sale, before and after; with how many sales of the main line go to that group. */
export type PaidByGroup = {
  group: Fact<'segment'>
  share: number
  line: PricedOffer & { volume: number }
  from: number
  to: number
}

/** A sum of this part of a price is paid for one sale; any other is a budget, or something else. */
const OF_PRICE = { least: 0.3, most: 1.2 }

/** Null where the change is no sum for one sale, or no share or number tells how many it is for. */
export function paidByGroup(company: Company, change: Fact<'change'>): PaidByGroup | null {
  const { from, to, form, touches } = change
  const group = aboutOf(company, change, 'segment')
  const line = group && mainLine(company)
  if (!group?.share || !line?.volume || form !== 'money' || touches === 'cost') return null
  if (!from || !to || from === to) return null
  const price = ownPrice(line)
  const isForOne = [from, to].every(
    cents => cents >= price * OF_PRICE.least && cents <= price * OF_PRICE.most,
  )
  if (!isForOne) return null
  return { group, share: group.share, line: { ...line, volume: line.volume }, from, to }
}
