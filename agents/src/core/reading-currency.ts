import { currencyDescribed, currencySaid } from '../reading/read.ts'
import { attributesOf } from './book.ts'
import type { Company } from '../company/company.ts'

/** Whether a sum stands in the model, or somebody chose its currency: then that is the company's money. */
export const hasMoney = ({ facts }: Pick<Company, 'facts'>): boolean =>
  facts.some(fact => JSON.stringify(attributesOf(fact)).includes('"currency"'))

/** The money of a text where no sum stands yet: what the company describes, else what is said first. */
export const currencyOfText = (
  text: string,
  { currency, today }: Pick<Company, 'currency' | 'today'>,
  described: string,
): string => currencyDescribed(described, currency) ?? currencySaid(text, today, currency) ?? currency
