import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { pricedOffers } from '../../company/sales.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

const MOST_NAMED = 3

type Rise = { change: Fact<'change'>; by: number }

/** Costs that rose, and by which part. */
function risesOf(company: Company): Rise[] {
  return factsOf(company, 'change')
    .flatMap(change => {
      const { touches, by, from, to, form } = change
      const moved = by ?? (from && to && form !== 'share' ? to / from - 1 : 0)
      return touches === 'cost' && moved > 0 ? [{ change, by: moved }] : []
    })
    .sort((a, b) => b.by - a.by)
    .slice(0, MOST_NAMED)
}

/** Costs that rose while a price stood still: what a sale leaves has shrunk without anybody deciding it. */
export const costsSince: Rule = {
  id: 'price.costs-since',
  family: 'price',

  find(company, kit) {
    const year = Number(company.today.slice(0, 4))
    const rises = risesOf(company)
    const [line] = pricedOffers(company)
      .filter(({ priceYear }) => priceYear !== undefined && priceYear < year)
      .sort((a, b) => (a.priceYear ?? 0) - (b.priceYear ?? 0))
    const touching = rises.filter(({ change }) => !change.about || change.about === line?.id)
    if (!line?.priceYear || touching.length === 0) return []
    const changes = touching.map(({ change }) => change)
    const named = new ListText(changes.map(change => kit.label(change)))
    const top = touching[0]?.by ?? 0
    const most = kit.percent(top, 'the largest rise', changes.slice(0, 1))
    const by =
      touching.length > 1
        ? say`costs went up: ${named}, the most by ${most}`
        : say`costs went up: ${named} by ${most}`
    const says = say`The price of ${kit.label(line)} has stood at ${kit.price(line.price, line)} since ${kit.date(String(line.priceYear), line)} while ${by}. Each sale leaves less than it did when the price was set, and nobody decided that.`
    return [
      {
        says,
        rests: idsOf(line, ...changes),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: kit.label(line),
        figures: { years: year - line.priceYear, rise: top },
      },
    ]
  },

  asks(company, kit) {
    const [line, ...others] = pricedOffers(company)
    if (!line || others.length > 0 || line.priceYear !== undefined) return null
    if (risesOf(company).length === 0) return null
    return {
      says: say`Tell me since when the price of ${kit.label(line)} stands, and I can say whether costs have overtaken it.`,
      kind: 'offer',
      fact: line.id,
      attribute: 'priceYear',
    }
  },
}
