import { type Fact, factsOf } from '../company/company.ts'
import type { Wanted } from '../findings/finding.ts'
import type { Kit } from '../findings/kit.ts'
import { say } from '../sentences/sentence.ts'

/** What a sale leaves cannot be said without its cost: of this line, else of the first that tells none. */
export function costWanted(kit: Kit, line?: Fact<'offer'>): Wanted | null {
  const open = (line ? [line] : factsOf(kit.company, 'offer')).find(
    ({ unitCost, margin }) => !unitCost && margin === undefined,
  )
  if (!open) return null
  return {
    says: say`Tell me what one sale of ${kit.label(open)} costs you, and I can say when this pays back.`,
    kind: 'offer',
    fact: open.id,
    attribute: 'unitCost',
  }
}
