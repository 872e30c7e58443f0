import { factsOf } from '../../company/company.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { yearlyCount } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A change below this part is the noise of a year. */
const LEAST = 0.02

/** Sales of this year against the last: where another such year ends (now² ÷ before), and what the difference is worth. */
export const trend: Rule = {
  id: 'demand.trend',
  family: 'demand',

  find(company, kit) {
    const measure = factsOf(company, 'measure').find(
      ({ metric, previous, about }) => metric === 'volume' && previous && !about,
    )
    const value = measure && yearlyCount(measure)
    if (!measure?.value || !measure.previous || !value) return []
    const change = measure.value / measure.previous - 1
    if (Math.abs(change) < LEAST) return []
    const next = Math.round(measure.value * (1 + change))
    const sale = worthOfOne(company)
    const way = change < 0 ? say`down` : say`up`
    const moved = say`${kit.label(measure)}: ${way} by ${kit.percent(Math.abs(change), 'now ÷ before − 1', [measure])}. Another year like it ends at ${kit.number(next, 'now × now ÷ before', [measure])}`
    const worth = sale ? value * Math.abs(change) * sale.value : undefined
    const says =
      sale && worth
        ? say`${moved}, with about ${kit.money(roughly(worth), 'difference of the next year × average sale', [measure, ...sale.rests])} ${change < 0 ? say`less` : say`more`} in sales.`
        : say`${moved}.`
    return [
      {
        says,
        rests: idsOf(measure, ...(sale?.rests ?? [])),
        evidence: 'measured',
        quadrant: change < 0 ? 'weakness' : 'strength',
        weight: worth ? { centsAYear: worth } : {},
        about: kit.label(measure),
        figures: { change, next },
      },
    ]
  },

  asks(company, kit) {
    const open = factsOf(company, 'measure').find(
      measure =>
        measure.metric === 'volume' && !measure.about && measure.value && !measure.previous,
    )
    if (!open) return null
    return {
      says: say`Tell me the figure of the year before for ${kit.label(open)}, and I can say where things lead if nothing changes.`,
      kind: 'measure',
      fact: open.id,
      attribute: 'previous',
    }
  },
}
