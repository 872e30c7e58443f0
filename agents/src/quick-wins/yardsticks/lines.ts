import { keptOfSale } from '../../company/commission.ts'
import type { Company, Fact } from '../../company/company.ts'
import { pricedOffers, type PricedOffer, revenueOf } from '../../company/sales.ts'
import type { Wanted } from '../../findings/finding.ts'
import type { Kit } from '../../findings/kit.ts'
import { say } from '../../sentences/sentence.ts'
import { paced, seenOf, type Sight, type Yardstick } from '../yardstick.ts'

const MONTHS = 12

/** Lines with a price that is paid sale by sale; those of the finding. */
function pricedOf(sight: Sight): PricedOffer[] {
  const seen = new Set(seenOf(sight, 'offer').map(({ id }) => id))
  return pricedOffers(sight.company).filter(({ id }) => seen.has(id))
}

const volumeWanted = (kit: Kit, line: Fact<'offer'>): Wanted => ({
  says: say`Tell me how many of ${kit.label(line)} you sell in a year, and I can say what this would bring.`,
  kind: 'offer',
  fact: line.id,
  attribute: 'volume',
})

/** What a line brings in a month: what is added by its price stays whole. */
export const salesOfLine: Yardstick = sight => {
  const { kit } = sight
  const [line] = pricedOf(sight)
  if (!line) return null
  const yearly = revenueOf(line)
  if (!yearly) return volumeWanted(kit, line)
  const all = kit.money(yearly, line.revenue ? 'as said' : 'number × price', [line])
  const month = kit.money(yearly / MONTHS, 'sales of a year ÷ 12', [line])
  return {
    what: say`Sales of ${kit.label(line)}`,
    form: 'money',
    value: yearly / MONTHS,
    per: 'month',
    better: 'more',
    ...(line.revenue && { place: { fact: line, attribute: 'revenue', times: MONTHS } }),
    said: say`${all} a year, or ${month} a month.`,
    worth: { value: MONTHS, how: 'months of a year', rests: [line] },
  }
}

/** What one sale of a line costs to make or buy. */
export const costOfSale: Yardstick = sight => {
  const { kit } = sight
  const [line] = pricedOf(sight)
  if (!line) return null
  if (!line.unitCost)
    return {
      says: say`Tell me what one sale of ${kit.label(line)} costs you, and I can say what this would bring.`,
      kind: 'offer',
      fact: line.id,
      attribute: 'unitCost',
    }
  if (!line.volume) return volumeWanted(kit, line)
  return {
    what: say`Cost of one sale of ${kit.label(line)}`,
    form: 'money',
    value: line.unitCost.cents,
    per: null,
    better: 'less',
    place: { fact: line, attribute: 'unitCost', times: 1 },
    said: say`${kit.amount(line.unitCost, line)}, as said.`,
    worth: { value: line.volume, how: 'sold in a year', rests: [line] },
  }
}

/** How many of a line are sold. */
export const soldOfLine: Yardstick = sight => {
  const { company, kit } = sight
  const line = lineNamed(sight)
  if (!line) return null
  if (!line.volume) return volumeWanted(kit, line)
  const { times, ...counted } = paced(kit, { fact: line, attribute: 'volume', yearly: line.volume })
  const worth = keptOfSale(company, { about: line.id })
  return {
    ...counted,
    what: say`Sold of ${kit.label(line)}`,
    form: 'count',
    better: 'more',
    worth: worth && { ...worth, value: worth.value * times },
    sales: times,
  }
}

/** The line that the finding is about, which is the one it names first. */
const lineNamed = ({ company, finding }: Sight): Fact<'offer'> | undefined =>
  ofId(
    company,
    finding.rests.find(id => ofId(company, id)),
  )

const ofId = (company: Company, id: string | undefined): Fact<'offer'> | undefined =>
  pricedOffers(company).find(one => one.id === id)
