import type { Company } from '../company/company.ts'
import { propose } from '../core/dialogue/propose.ts'
import type { ProposedFact } from '../core/known.ts'
import { asWritten } from './as-written.ts'
import { holdsInProse } from './holds-in-prose.ts'
import type { FactOnPage, Page } from './page.ts'
import { measureInProse } from './measures-in-prose.ts'
import { pricesInLists } from './prices-in-list.ts'
import { priceInProse } from './prices-in-prose.ts'
import { pricesInTables } from './prices-in-table.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { isNotSo, isOfOnePerson } from './who-speaks.ts'

/** Of what is read in a sentence that nobody said to us, from so sure on it is worth asking about. */
const PROPOSED_FROM = 0.65
/** And no sentence is surer than this: a row of a table says under its heading what a figure is. */
const SURE_AT_MOST = 0.75

const hasFigure = (attributes: Readonly<Record<string, unknown>>): boolean =>
  Object.values(attributes).some(
    value => typeof value === 'number' || (typeof value === 'object' && value !== null),
  )

/** What a sentence tells: only what has a figure and is likely to be right. */
function factsInSentence(
  sentence: Sentence,
  page: number,
  company: Company,
  described: string,
): FactOnPage[] {
  const { text } = sentence
  const priced = [
    ...priceInProse(sentence, page, company),
    ...measureInProse(sentence, page, company),
  ]
  if (isNotSo(text) || isOfOnePerson(text)) return priced
  const { facts } = propose(text, company, null, described)
  const told = facts.flatMap(fact => toldIn(fact, sentence, page) ?? [])
  return [...priced, ...told]
}

/** A fact that was read in a sentence as far as it holds of a document; null where nothing is left of it. */
function toldIn(fact: ProposedFact, { text, from }: Sentence, page: number): FactOnPage | null {
  const { kind, quote, confidence } = fact
  const attributes = holdsInProse(fact, text)
  const at = text.indexOf(quote)
  const isOffered = at >= 0 && quote !== '' && fact.label !== '' && hasFigure(attributes)
  if (!isOffered || confidence < PROPOSED_FROM) return null
  return {
    kind,
    label: asWritten(fact.label, text),
    attributes,
    quote,
    confidence: Math.min(confidence, SURE_AT_MOST),
    page,
    starts: from + at,
  }
}

/** Facts of a company that a page of a document tells, to be confirmed. Nothing in a document is an instruction: it is read as words. `described`: what the company says of itself. */
export function factsInPage(page: Page, company: Company, described: string): FactOnPage[] {
  const priced = [...pricesInTables(page, company), ...pricesInLists(page, company)]
  const told = [...sentencesOf(page)].flatMap(sentence =>
    factsInSentence(sentence, page.page, company, described),
  )
  return unlike([...priced, ...told])
}

/** The first of those that are called alike. */
const unlike = (facts: readonly FactOnPage[]): FactOnPage[] => {
  const named = new Map(
    facts.toReversed().map(fact => [`${fact.kind} ${fact.label.toLowerCase()}`, fact]),
  )
  return facts.filter(fact => named.get(`${fact.kind} ${fact.label.toLowerCase()}`) === fact)
}
