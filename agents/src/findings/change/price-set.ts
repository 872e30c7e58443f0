import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { contributionOf, paymentsAYear, pricedOffers } from '../../company/sales.ts'
import { type PaidByGroup, paidByGroup } from '../../company/paid-by-group.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** So near to what is asked for today, the figure is that price and no other sum. */
const SAME = 0.1

type Set = { change: Fact<'change'>; from: number; to: number }

/** Prices that others set: told before and after in money, for a line that is sold at one of the two. */
function pricesSet(company: Company): Set[] {
  return factsOf(company, 'change').flatMap(change => {
    const { from, to, form, touches } = change
    const price = aboutOf(company, change, 'offer')?.price?.cents
    if (form !== 'money' || !from || to === undefined || touches === 'cost' || !price) return []
    const isOurs = [from, to].some(cents => Math.abs(cents / price - 1) <= SAME)
    return isOurs && from !== to ? [{ change, from, to }] : []
  })
}

/** What a price that others set takes from a line or gives it: (after − before) × number sold. */
export const priceSet: Rule = {
  id: 'change.price-set',
  family: 'change',

  find(company, kit) {
    const ofLines = pricesSet(company).flatMap(one => finding(kit, company, one) ?? [])
    const ofGroups = factsOf(company, 'change').flatMap(change => {
      const paid = paidByGroup(company, change)
      return paid ? [ofGroup(kit, change, paid)] : []
    })
    return [...ofLines, ...ofGroups].slice(0, FINDINGS_PER_RULE)
  },
}

function finding(kit: Kit, company: Company, { change, from, to }: Set) {
  const line = pricedOffers(company).find(({ id }) => id === change.about)
  if (!line) return null
  const rests = [change, line]
  const label = kit.label(change)
  const each = Math.abs(to - from)
  const isLess = to < from
  const apart = kit.money(each, 'difference', [change])
  const start = say`${label}: from ${kit.figure(change, from)} to ${kit.figure(change, to)}, ${apart} ${isLess ? say`less` : say`more`} for each sale of ${kit.label(line)}`
  const worth = line.volume ? each * line.volume * paymentsAYear(line) : undefined
  const year = worth
    ? say`, about ${kit.money(roughly(worth), 'difference × number sold', rests)} a year`
    : say``
  const left = contributionOf({ ...line, price: { ...line.price, cents: to } })
  const stays =
    line.unitCost && left !== null && left > 0
      ? say` After its own cost ${kit.money(left, 'new price − cost', rests)} of each is left.`
      : say``
  return {
    says: say`${start}${year}.${stays}`,
    rests: idsOf(...rests),
    evidence: 'derived' as const,
    quadrant: isLess ? ('threat' as const) : ('opportunity' as const),
    weight: worth ? { centsAYear: worth } : {},
    about: label,
    figures: { each, ...(worth && { worth }) },
  }
}

/** The same for what one group pays, or is paid back, for each sale: (after − before) × its part of the sales. */
function ofGroup(kit: Kit, change: Fact<'change'>, paid: PaidByGroup): Finding {
  const { group, share, line, from, to } = paid
  const rests = [change, group, line]
  const label = kit.label(change)
  const each = Math.abs(to - from)
  const isLess = to < from
  const apart = kit.money(each, 'difference', [change])
  const sales = share * line.volume
  const worth = sales * each
  const part = kit.percent(share, 'as said', [group])
  const all = kit.number(line.volume, 'as said', [line])
  const many = kit.number(Math.round(sales), 'share × sold a year', rests)
  const year = kit.money(roughly(worth), 'difference × share × sold a year', rests)
  const start = say`${label}: from ${kit.figure(change, from)} to ${kit.figure(change, to)}, ${apart} ${isLess ? say`less` : say`more`} for each sale to ${kit.label(group)}`
  return {
    says: say`${start}. At ${part} of the ${all} that a year brings of ${kit.label(line)}, that is about ${many} of them and ${year} a year, as far as it comes to you.`,
    rests: idsOf(...rests),
    evidence: 'derived',
    quadrant: isLess ? 'threat' : 'opportunity',
    weight: { centsAYear: worth },
    about: label,
    figures: { each, worth },
  }
}
