import type { CHANNEL_SORTS } from '@sextant/contracts/company/chips'
import { type Company, factsOf } from './company.ts'

type Way = (typeof CHANNEL_SORTS)[number]

/** Whether a way to customers of one of these sorts was tried and failed, and none of them worked: nobody is sent down it again. */
export function failedWays(company: Company, ...ways: readonly Way[]): boolean {
  const tried = factsOf(company, 'channel').filter(({ sort }) => sort && ways.includes(sort))
  const brings = tried.some(
    ({ attempt, customers }) => attempt === 'worked' || (customers ?? 0) > 0,
  )
  return !brings && tried.some(({ attempt }) => attempt === 'failed')
}
