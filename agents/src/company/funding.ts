import { type Company, type Fact, factsOf } from './company.ts'
import { lastDayOf } from './days.ts'

/** Money that others decide on and that still flows: a grant that has not ended yet. */
const stillFunds = ({ today }: Company, change: Fact<'change'>): boolean => {
  const { touches, direction, when } = change
  const isEnding = direction === 'ending' || direction === 'falling'
  return touches === 'funding' && isEnding && when !== undefined && lastDayOf(when) > today
}

/** Whether gifts or grants come in beside what the lines sell: by what is taken, or by money that is told to end. */
export const isFunded = (company: Company): boolean =>
  factsOf(company, 'organization').some(({ sells }) => sells === 'gifts') ||
  factsOf(company, 'change').some(change => stillFunds(company, change))
