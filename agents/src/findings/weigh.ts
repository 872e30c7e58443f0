import type { Company } from '../company/company.ts'
import { moneyGoal } from '../company/goals.ts'
import { yearlySales } from '../company/sales.ts'
import type { FoundBy, Strength, Weight } from './finding.ts'

const SURENESS: Readonly<Record<Strength, number>> = { measured: 2, derived: 1, told: 0 }

/** Orders findings: what the goal cannot be reached without, then the larger part of the goal, or of a year's sales; without a weight, the surer first. */
export function byWeight(company: Company): (a: FoundBy, b: FoundBy) => number {
  const scale = scaleOf(company)
  return (a, b) =>
    Number(b.comesFirst ?? false) - Number(a.comesFirst ?? false) ||
    weightOf(b.weight, scale) - weightOf(a.weight, scale) ||
    SURENESS[b.evidence] - SURENESS[a.evidence]
}

/** Cents a year against which money is weighed: the gap of a goal in money, else the sales of a year; null where neither is known. */
export function scaleOf(company: Company): number | null {
  const goal = moneyGoal(company)
  if (goal) return goal.target - goal.baseline
  return yearlySales(company)?.value ?? null
}

/** 0 for none, 1 for as much as the whole goal; at most 2, so that one strange figure does not lead everything. */
export function weightOf({ ofGoal, centsAYear }: Weight, scale: number | null): number {
  const ofMoney = centsAYear !== undefined && scale ? Math.abs(centsAYear) / scale : 0
  return Math.min(2, Math.max(ofGoal ?? 0, ofMoney))
}
