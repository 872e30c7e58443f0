import { type Company, factsOf } from '../../../company/company.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** What comes in is sales to a shop, and income to those who live on gifts. */
export const takingsOf = (company: Company): Sentence =>
  factsOf(company, 'organization').some(({ sells }) => sells === 'gifts')
    ? say`the income`
    : say`sales`
