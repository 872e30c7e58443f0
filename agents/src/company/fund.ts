import { type Company, type Fact, factsOf } from './company.ts'
import { latestOf } from './latest.ts'

type Budget = Fact<'budget'>

/** The money that was told last, with the last day that was told for it: a card of hours alone, or of a day alone, takes no money away. */
export function fundOf(company: Company): Budget | undefined {
  const fund = latestWith(company, 'amount')
  const until = fund?.until ?? latestWith(company, 'until')?.until
  return fund && { ...fund, ...(until && { until }) }
}

/** Hours a week at hand for marketing, where somebody told them. */
export const hoursAWeek = (company: Company): number | undefined =>
  factsOf(company, 'budget').find(({ hoursPerWeek }) => hoursPerWeek)?.hoursPerWeek

function latestWith(company: Company, attribute: 'amount' | 'until'): Budget | undefined {
  const told = new Set(
    factsOf(company, 'budget')
      .filter(budget => budget[attribute] !== undefined)
      .map(({ id }) => id),
  )
  const facts = company.facts.filter(({ id, kind }) => kind !== 'budget' || told.has(id))
  return latestOf({ ...company, facts }, 'budget')
}
