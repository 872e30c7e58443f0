import type { Fact } from '../../../company/company.ts'
import { FEW } from '../../../company/enquiries.ts'

/** What stands behind a statement, 1–5. */
const WORDS = 2
const TOLD = 3
const COUNTED = 4
const MEASURED = 5
const RECORDS = new Set<NonNullable<Fact['said']>['origin']>(['document', 'import'])

/** Words alone, a figure that was told, one from records or counted over a few, one counted over many. That people pay for it is more than a figure told. */
export function evidenceOf(fact: Fact, isFigure: boolean): number {
  // What was tried and failed is known: nothing is left to test.
  if (fact.kind === 'channel' && fact.attempt === 'failed') return COUNTED
  if (!isFigure) return WORDS
  if (fact.kind === 'offer' && (fact.volume ?? fact.share)) return COUNTED
  const n = countedOver(fact)
  if (n !== undefined) return n >= FEW ? MEASURED : COUNTED
  return fact.said && RECORDS.has(fact.said.origin) ? COUNTED : TOLD
}

function countedOver(fact: Fact): number | undefined {
  if (fact.kind === 'strength') return fact.n
  return fact.kind === 'measure' ? fact.of : undefined
}
