import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { salesOfYear, turnoverGoal } from '../../company/targets.ts'
import { type Sentence, say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Money that growth ties up before it pays: (stock + what customers owe) ÷ sales × the goal's gap (percentage of sales method). */
export const goalFunding: Rule = {
  id: 'cash.goal-funding',
  family: 'cash',

  find(company, kit) {
    const goal = turnoverGoal(company)
    const sales = salesOfYear(company)
    const tied = tiedUp(company)
    if (!goal || !sales || tied.length === 0) return []
    const standing = tied.reduce((sum, { value }) => sum + (value ?? 0), 0)
    const gap = goal.target - goal.baseline
    const need = (standing / sales.value) * gap
    const rests = [goal, ...tied, ...sales.rests]
    const more = kit.money(roughly(need), 'stock and arrears ÷ sales × gap', rests)
    return [
      {
        says: say`Selling ${kit.money(gap, 'target − baseline', [goal])} more a year ties up about ${more} more in ${whatOf(tied)}, if that grows in step with sales. That money is needed before the new sales pay.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: need, ofGoal: need / gap },
        about: kit.label(goal),
        figures: { need, ofGoal: need / gap },
      },
    ]
  },
}

function tiedUp(company: Company): Fact<'measure'>[] {
  // Bills that one of several groups owes grow with that group alone, of which the goal says nothing.
  const isOfAll = factsOf(company, 'segment').filter(({ side }) => side !== 'user').length < 2
  return factsOf(company, 'measure').filter(
    ({ metric, form, value, about }) =>
      (metric === 'stock' || (metric === 'arrears' && isOfAll && !about)) &&
      form === 'money' &&
      value,
  )
}

function whatOf(tied: readonly Fact<'measure'>[]): Sentence {
  const hasStock = tied.some(({ metric }) => metric === 'stock')
  const hasBills = tied.some(({ metric }) => metric === 'arrears')
  if (hasStock && hasBills) return say`stock and unpaid bills`
  return hasStock ? say`stock` : say`unpaid bills`
}
