import type { Company, Fact } from '../company/company.ts'
import { nounsOf } from '../company/nouns.ts'
import { worthOfOne } from '../company/pieces.ts'
import { spentAYear } from '../company/spending.ts'
import type { Aim } from './aim.ts'
import { hasOwnWay } from './ways.ts'

/** Buying so many times as much as one sale makes a customer worth counting by the head. */
const SEVERAL = 1.5

/** The same in customers of the group that is aimed at, where one of them buys several times a year and a way is counted that wins them: forty orders may be eight buyers. */
export function inHeads(
  company: Company,
  aim: Aim | null,
  target: Fact<'segment'> | undefined,
): Aim | null {
  if (!aim || !target || !hasOwnWay(company, target)) return aim
  const isOfSales = aim.goal.counts === 'sales' || aim.goal.form === 'money'
  const sale = worthOfOne(company, aim.goal)
  const spends = spentAYear(company, target)
  if (!isOfSales || !sale || !spends || spends < sale.value * SEVERAL) return aim
  return {
    ...aim,
    wins: Math.ceil((aim.wins * sale.value) / spends),
    unit: nounsOf(company).customer,
    how: `(${aim.how}) × what a sale brings ÷ what one spends in a year`,
    rests: [...new Set([...aim.rests, ...sale.rests, target])],
    isOfHeads: true,
    sales: aim.wins,
  }
}
