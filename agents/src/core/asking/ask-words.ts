import { amountWords } from '@sextant/contracts/company/fact-words'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { industryOf } from '../../knowledge/knowledge-for.ts'
import { PACKS } from '../../knowledge/industries/index.ts'
import type { IndustryPack } from '../../knowledge/pack.ts'
import { nounsOf } from '../../company/nouns.ts'
import { localCents } from '../../plays/price-level.ts'
import type { Profile } from '../profile.ts'

/** What a question may name: the organization, its own nouns, a rival that it named, and what is usual in its industry. */
export type AskWords = {
  name: string
  sale: string
  sales: string
  customer: string
  customers: string
  /** The rival named first; null while there is none. */
  rival: string | null
  /** The line named first; null while there is none. */
  offer: string | null
  /** An amount as it is written in the money of the organization. */
  money: (whole: number) => string
  pack: IndustryPack
}

export function askWords(company: Company, profile: Profile): AskWords {
  const { sale, customer } = nounsOf({ ...company, industry: profile.industry })
  return {
    name: profile.companyName.trim() || 'the business',
    sale: sale.one,
    sales: sale.many,
    customer: customer.one,
    customers: customer.many,
    rival: labelOf(factsOf(company, 'rival').find(({ sort }) => sort === 'rival')),
    offer: labelOf(factsOf(company, 'offer')[0]),
    money: whole =>
      amountWords({
        cents: roundly(localCents(whole * CENTS, company.currency)),
        currency: company.currency,
      }),
    pack: PACKS[industryOf(profile.industry)],
  }
}

const CENTS = 100
/** Two digits, as a person says a sum. */
function roundly(cents: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, cents))) - 1)
  return Math.round(cents / step) * step
}
const labelOf = (fact: Fact | undefined): string | null => fact?.label ?? null
