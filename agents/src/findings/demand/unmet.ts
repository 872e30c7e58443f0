import { salesGoal } from '../../company/goals.ts'
import { isRepeating } from '../../company/single-sale.ts'
import { pricedOffers } from '../../company/sales.ts'
import { type Company, factsOf } from '../../company/company.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { yearlyCount, yearlyVolume } from '../../company/volumes.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Below this part it is the ordinary loss of a good year. */
const LEAST = 0.05
const HUNDRED = 100

/** Whether what goes away is as much as a goal still lacks. */
function isEnough(company: Company, number: number): boolean {
  const goal = salesGoal(company)
  return goal === undefined || number >= goal.target - goal.baseline
}

/** Demand that comes and is not met: unmet ÷ (unmet + sold), and its worth. */
export const unmet: Rule = {
  id: 'demand.unmet',
  family: 'demand',

  find(company, kit) {
    const missed = factsOf(company, 'measure').find(({ metric }) => metric === 'unmet')
    const number = missed && yearlyCount(missed)
    const sold = yearlyVolume(company)
    // Who waits for a place among members is not one of those who ask in a year; demand.waiting-list counts them.
    const ofMembers = pricedOffers(company).some(isRepeating)
    if (!missed || !number || !sold || ofMembers) return []
    const part = number / (number + sold.value)
    if (part < LEAST) return []
    const how = 'a year, as said'
    const { unit } = missed
    const away = unit ? kit.count(number, unit, how, [missed]) : kit.number(number, how, [missed])
    const sale = worthOfOne(company)
    const rests = [missed, ...sold.rests]
    const empty = kit.number(Math.round(part * HUNDRED), '100 × unmet ÷ (unmet + sold)', rests)
    const served = kit.number(sold.value, sold.how, sold.rests)
    const asked = say`Of every ${fixed.number(HUNDRED, 'a part told in heads')} who ask in a year, ${empty} go away empty: ${away} in all`
    const beside = say`beside the ${served} you serve.${isEnough(company, number) ? say` Demand is not what is missing.` : say``}`
    const worth = sale ? number * sale.value : undefined
    const says =
      sale && worth
        ? say`${asked}, worth about ${kit.money(roughly(worth), 'unmet × average sale', [missed, ...sale.rests])} a year, ${beside}`
        : say`${asked}, ${beside}`
    return [
      {
        says,
        rests: idsOf(...rests, ...(sale?.rests ?? [])),
        evidence: 'measured',
        quadrant: 'opportunity',
        weight: worth ? { centsAYear: worth } : {},
        about: kit.label(missed),
        figures: { part, number, ...(worth && { worth }) },
      },
    ]
  },

  asks(company) {
    const missed = factsOf(company, 'measure').find(({ metric }) => metric === 'unmet')
    // Who waits today is a queue of one line, which demand.waiting-list asks for.
    const isQueue = missed?.per === undefined && factsOf(company, 'offer').length > 1
    if (!missed || isQueue || yearlyVolume(company) || !yearlyCount(missed)) return null
    return {
      says: say`Tell me how many you deliver in a year, and I can say which part of demand goes unmet.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}
