import { type Company, factsOf } from './company.ts'
import { salesGoal } from './goals.ts'
import { customersIn } from './segments.ts'
import { yearlyVolume } from './volumes.ts'

/** How many cases of its busiest kind a year brings, for whoever looks back over them or waits for more; null where nobody told. */
export function dealingsAYear(company: Company): number | null {
  const told = yearlyVolume(company)
  if (told) return told.value
  const lines = factsOf(company, 'offer').flatMap(({ volume }) => (volume ? [volume] : []))
  if (lines.length > 0) return Math.max(...lines)
  return salesGoal(company)?.baseline ?? null
}

/** The same of what something rests on: no more than its lines are sold, nor than its groups have heads. */
export function dealingsOf(company: Company, rests: readonly string[]): number | null {
  const lines = factsOf(company, 'offer').filter(({ id }) => rests.includes(id))
  const sold = lines.flatMap(({ volume }) => (volume ? [volume] : []))
  const all = sold.length > 0 && sold.length === lines.length ? Math.max(...sold) : null
  const groups = factsOf(company, 'segment').filter(({ id }) => rests.includes(id))
  const heads = groups.flatMap(group => (group.single ? [] : (customersIn(company, group) ?? [])))
  const known = [all ?? dealingsAYear(company), heads.length > 0 ? Math.max(...heads) : null]
  const limits = known.filter(limit => limit !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}

/** How many customers there are, where the groups on the cards tell all of them; null where one does not, or where many buy without being a group. */
export function customersOf(company: Company): number | null {
  const groups = factsOf(company, 'segment').filter(({ side }) => side !== 'user')
  const heads = groups.map(group => (group.single ? 1 : customersIn(company, group)))
  if (heads.length === 0 || heads.includes(null)) return null
  const share = groups.reduce((sum, group) => sum + (group.share ?? 0), 0)
  return share >= NEARLY_ALL ? heads.reduce<number>((sum, many) => sum + (many ?? 0), 0) : null
}

/** Of all sales, the part that the groups have to bring to be all customers. */
const NEARLY_ALL = 0.8
