import { currencyOf } from '@sextant/contracts/company/fact-words'
import { currencyDescribed, currencySaid, currencyShared } from '../reading/read.ts'
import { currencyOfPlace } from '../reading/place.ts'
import { attributesOf } from './book.ts'
import { notationIn } from '../reading/notation.ts'
import { type Notation, notationOf } from '../reading/quantity.ts'
import type { Company } from '../company/company.ts'
import type { ProposedFact } from './known.ts'

/** Whether a sum stands in the model, or somebody chose its currency: then that is the company's money. */
export const hasMoney = ({ facts }: Pick<Company, 'facts'>): boolean =>
  facts.some(fact => JSON.stringify(attributesOf(fact)).includes('"currency"'))

/** Characters of what was said before that show how somebody writes. */
const SHOWN = 20_000
/** The words of what stands, the newest last. */
export const wordsBefore = ({ facts }: Pick<Company, 'facts'>): string =>
  facts
    .map(({ quote }) => quote ?? '')
    .join('\n')
    .slice(-SHOWN)

/** How the people of a company write numbers: as in what they said before, else as those who pay in its money. */
export const writingOf = (company: Company, currency = company.currency): Notation =>
  notationIn(wordsBefore(company), notationOf(currency, company.today))

/** The money of a text where no sum stands yet: what the company describes, else what is said first, in the signs of the country that it describes. */
export const currencyOfText = (
  text: string,
  { currency, today }: Pick<Company, 'currency' | 'today'>,
  described: string,
): string => {
  const home = currencyOfPlace(described)
  const own = home ?? currency
  return (
    currencyDescribed(described, own) ??
    currencySaid(text, today, own, home ?? undefined) ??
    (home ? null : currencyShared(text, today, own)) ??
    own
  )
}

/** A model without money yet is in the currency that the company describes, else in the one that is said first. */
export function currencyFor(text: string, company: Company, described: string): string {
  return hasMoney(company) ? company.currency : currencyOfText(text, company, described)
}

/** A company whose first sums were just read is in their money: with another currency, nothing could be computed with them. */
export function inFirstMoney(company: Company, before: Company): Company {
  if (hasMoney(before)) return company
  const facts = company.facts.map(fact => ({ kind: fact.kind, attributes: attributesOf(fact) }))
  return { ...company, currency: currencyOf(facts, before.currency) }
}

/** A figure of money that is no amount of its own says in which money it is. */
export function inItsMoney(fact: ProposedFact, currency: string): ProposedFact {
  const { form, proofForm } = fact.attributes
  const isBare = (form === 'money' || proofForm === 'money') && fact.kind !== 'organization'
  return isBare ? { ...fact, attributes: { ...fact.attributes, currency } } : fact
}
