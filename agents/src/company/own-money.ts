import type { Amount } from '@sextant/contracts/company/figures'
import type { Company, Fact } from './company.ts'

const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'cents' in value && 'currency' in value

/** Without amounts in another currency: no exchange rate is known here, so nothing is computed with them. They stand on their cards. */
export function inOwnMoney(company: Company): Company {
  const isForeign = (value: unknown): boolean =>
    isAmount(value) && value.currency !== company.currency
  if (!company.facts.some(fact => Object.values(fact).some(isForeign))) return company
  const facts = company.facts.map(
    fact =>
      Object.fromEntries(Object.entries(fact).filter(([, value]) => !isForeign(value))) as Fact,
  )
  return { ...company, facts }
}
