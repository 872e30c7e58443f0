import { factsOf } from '../../company/company.ts'
import { averageMargin } from '../../company/margins.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const DAYS = 365
const WEEKS = 52

/** Days that stock stands before it is sold: stock ÷ cost of a day's sales, its cost being sales × (1 − margin). */
export const stockDays: Rule = {
  id: 'cash.stock-days',
  family: 'cash',

  find(company, kit) {
    const stock = factsOf(company, 'measure').find(
      ({ metric, form, value }) => metric === 'stock' && form === 'money' && value,
    )
    const sales = salesOfYear(company)
    const margin = averageMargin(company)
    if (!stock?.value || !sales || !margin || margin.value >= 1) return []
    const cost = sales.value * (1 - margin.value)
    const days = Math.round((stock.value / cost) * DAYS)
    const rests = [stock, ...sales.rests, ...margin.rests]
    const stands = kit.duration(days, 'day', 'stock ÷ (sales × (1 − margin)) × 365', rests)
    const turns = kit.number(cost / stock.value, 'sales × (1 − margin) ÷ stock', rests)
    const week = kit.money(roughly(cost / WEEKS), 'sales × (1 − margin) ÷ 52', rests)
    return [
      {
        says: say`At this rate the ${kit.money(stock.value, 'as said', [stock])} of stock stands ${stands} before it is sold and turns over ${turns} times a year. Each week less frees about ${week}.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        ...(days > 120 && { quadrant: 'weakness' as const }),
        weight: { centsAYear: stock.value },
        about: kit.label(stock),
        figures: { days, turns: cost / stock.value },
      },
    ]
  },
}
