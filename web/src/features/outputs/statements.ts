import { toolById } from '@sextant/contracts/catalogue'
import type { Claim } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'

/** Part of a deliverable under whose heading statements stand. */
export type Part = { id: string; heading: string }
/** key: names the place by what stands there, so that it is found in another version of the deliverable too. */
export type Statement = { key: string; part: Part; claim: DeepPartial<Claim> & { text: string } }

const isClaim = (value: unknown): value is Statement['claim'] =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'text') === 'string' &&
  Array.isArray(Reflect.get(value, 'sources'))

/** Every statement of a deliverable in reading order. It may still be growing. */
export function statementsOf(deliverable: DeepPartial<Deliverable>): Statement[] {
  const { narrative = [], tool } = deliverable
  const prose = narrative.map(
    (section, index) =>
      [
        { id: `narrative-${section?.id ?? index}`, heading: section?.heading ?? '' },
        section,
      ] as const,
  )
  const parts: readonly (readonly [Part, unknown])[] = [
    [{ id: 'decision', heading: 'Decision' }, deliverable.decision],
    [{ id: 'findings', heading: 'What the figures say' }, deliverable.findings],
    [{ id: 'body', heading: tool ? toolById(tool).name : '' }, deliverable.body],
    ...prose,
    [{ id: 'moves', heading: 'Moves' }, deliverable.moves],
    [{ id: 'actions', heading: 'Next actions' }, deliverable.actions],
    [{ id: 'wouldChange', heading: 'What would change this' }, deliverable.wouldChange],
  ]
  return withOwnKeys(parts.flatMap(([part, value]) => claimsIn(value, part, part.id)))
}

function claimsIn(value: unknown, part: Part, key: string): Statement[] {
  if (isClaim(value)) return [{ key: `${key}${own(value)}`, part, claim: value }]
  if (typeof value !== 'object' || value === null) return []
  const steps = Array.isArray(value)
    ? value.map((item, index) => [identOf(item) ?? index, item] as const)
    : Object.entries(value)
  return steps.flatMap(([step, item]) => claimsIn(item, part, `${key}/${step}`))
}

/** What no rule computed says something that the other mind never said: it is not paired by its place. */
const own = ({ evidence }: Statement['claim']): string => (evidence === 'judgment' ? '/own' : '')

/** What an item of a list is about: its rule, the fact of itself or of a statement in it, its id, or its move. */
function identOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null
  const { rule, id, move } = item as Record<string, unknown>
  const about = [rule, factOf(item) ?? id ?? move].filter(one => typeof one === 'string')
  return about.length > 0 ? about.join(':') : null
}

const factOf = (item: object): unknown =>
  [item, ...Object.values(item)]
    .map(one => (typeof one === 'object' && one !== null ? Reflect.get(one, 'fact') : null))
    .find(fact => typeof fact === 'string')

/** Of statements that are about the same, the second is called so. */
function withOwnKeys(statements: readonly Statement[]): Statement[] {
  const seen = new Map<string, number>()
  return statements.map(statement => {
    const before = seen.get(statement.key) ?? 0
    seen.set(statement.key, before + 1)
    return before === 0 ? statement : { ...statement, key: `${statement.key}~${before + 1}` }
  })
}
