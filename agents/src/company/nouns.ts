import type { Sells } from '@sextant/contracts/company/chips'
import type { Unit } from '@sextant/contracts/company/figures'
import { type Company, factsOf } from './company.ts'

type Nouns = { sale: Unit; customer: Unit }

const unit = (one: string, many: string): Unit => ({ one, many })

/** What a sale and those who make it are called, so that nobody speaks of quotes to those who live on gifts. */
export const NOUNS: Readonly<Record<Sells, Nouns>> = {
  orders: { sale: unit('order', 'orders'), customer: unit('customer', 'customers') },
  copies: { sale: unit('copy', 'copies'), customer: unit('buyer', 'buyers') },
  memberships: { sale: unit('membership', 'memberships'), customer: unit('member', 'members') },
  gifts: { sale: unit('gift', 'gifts'), customer: unit('giver', 'givers') },
  projects: { sale: unit('project', 'projects'), customer: unit('client', 'clients') },
}

const OF_SCHOOLS: Nouns = {
  sale: unit('enrolment', 'enrolments'),
  customer: unit('learner', 'learners'),
}

/** Nothing is sold to those whom a charity helps; who pays for it gives. */
const OF_CHARITIES: Nouns = {
  sale: unit('request', 'requests'),
  customer: unit('giver', 'givers'),
}

/** By what is sold where a card says it; else by the trade: no school and no charity is spoken to as a shop. */
export function nounsOf(company: Company): Nouns {
  const sells = factsOf(company, 'organization')[0]?.sells
  if (company.industry === 'Education' && (sells === undefined || sells === 'orders'))
    return OF_SCHOOLS
  if (company.industry === 'Non-profit' && sells === undefined) return OF_CHARITIES
  return NOUNS[sells ?? 'orders']
}
