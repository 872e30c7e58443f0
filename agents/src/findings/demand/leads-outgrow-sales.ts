import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { yearlyCount } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Below so many enquiries a rate moves by chance. */
const ENOUGH = 30

type Flow = { fact: Fact<'measure'>; now: number; before: number }

/** A measure of the whole in both years, as counts a year. */
function flowOf(company: Company, wanted: Fact<'measure'>['metric']): Flow | null {
  const fact = factsOf(company, 'measure').find(
    ({ metric, previous, about }) => metric === wanted && previous && !about,
  )
  const now = fact && yearlyCount(fact)
  if (!fact?.value || !fact.previous || !now) return null
  return { fact, now, before: (now * fact.previous) / fact.value }
}

/** Enquiries and sales of both years: what last year's rate would have made of this year's enquiries. */
export const leadsOutgrowSales: Rule = {
  id: 'demand.leads-outgrow-sales',
  family: 'demand',

  find(company, kit) {
    const leads = flowOf(company, 'leads')
    const sales = flowOf(company, 'volume')
    if (!leads || !sales || Math.min(leads.now, leads.before) < ENOUGH) return []
    const before = sales.before / leads.before
    const missed = Math.round(leads.now * before - sales.now)
    if (sales.now > leads.now || sales.before > leads.before || missed < 2) return []
    const rests = [leads.fact, sales.fact]
    const how = 'enquiries × earlier rate − sales'
    const { unit } = sales.fact
    const number = unit ? kit.count(missed, unit, how, rests) : kit.number(missed, how, rests)
    const sale = worthOfOne(company)
    const more = say`A smaller part of the enquiries becomes a sale than a year ago: ${kit.percent(sales.now / leads.now, 'sales ÷ enquiries', rests)} instead of ${kit.percent(before, 'sales ÷ enquiries of the year before', rests)}. At the earlier rate there would have been ${number} more`
    const worth = sale ? missed * sale.value : undefined
    const says =
      sale && worth
        ? say`${more}, about ${kit.money(roughly(worth), 'sales missed × average sale', [...rests, ...sale.rests])}.`
        : say`${more}, so more advertising is not what is missing.`
    return [
      {
        says,
        rests: idsOf(...rests, ...(sale?.rests ?? [])),
        evidence: 'measured',
        quadrant: 'weakness',
        weight: worth ? { centsAYear: worth } : {},
        about: kit.label(leads.fact),
        figures: { now: sales.now / leads.now, before, missed },
      },
    ]
  },

  asks(company, kit) {
    const open = factsOf(company, 'measure').find(
      ({ metric, previous, value, about }) => metric === 'leads' && value && !previous && !about,
    )
    if (!open || !flowOf(company, 'volume')) return null
    return {
      says: say`Tell me last year’s figure for ${kit.label(open)}, and I can say whether you lose more between the question and the sale than you did.`,
      kind: 'measure',
      fact: open.id,
      attribute: 'previous',
    }
  },
}
