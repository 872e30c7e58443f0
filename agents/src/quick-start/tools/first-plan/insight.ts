import type { Claim } from '@sextant/contracts/deliverable'
import type { Desk } from '../../../core/desk.ts'
import { startRules } from '../../../findings/start.ts'

/** The relation that changes most of what the owner does: the plan opens with it. Undefined where nothing can be reckoned yet. */
export function insightOf(desk: Desk): Claim | undefined {
  const found = startRules.flatMap(({ id }) => desk.findings.find(({ rule }) => rule === id) ?? [])
  const [first] = found
  return first && desk.finding(first)
}
