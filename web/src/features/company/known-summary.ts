import type { CompanyFactRow } from '@sextant/contracts/company/facts'

/** "21 facts stand, 1 is assumed, 4 wait." */
export function knownSummary(facts: readonly Pick<CompanyFactRow, 'status'>[]): string {
  const count = (status: CompanyFactRow['status']): number =>
    facts.filter(fact => fact.status === status).length
  const [stand, assumed, wait] = [count('confirmed'), count('assumed'), count('proposed')]
  const parts = [
    stand === 1 ? '1 fact stands' : `${stand} facts stand`,
    ...(assumed > 0 ? [assumed === 1 ? '1 is assumed' : `${assumed} are assumed`] : []),
    ...(wait > 0 ? [wait === 1 ? '1 waits' : `${wait} wait`] : []),
  ]
  return `${parts.join(', ')}.`
}
