import { cardIn } from '../../core/jobs/read/settle.ts'
import { verbatim } from '../../core/jobs/read/verbatim.ts'
import { inItsMoney, currencyFor } from '../../core/reading-currency.ts'
import type { FactOnPage, Page } from '../page.ts'
import type { About } from './about.ts'
import type { PagesAnswer } from './form.ts'

/** Facts of one call that are kept. */
const FACTS_MAX = 40
/** Characters of a quote: a sentence or a row, not a page. */
const QUOTE_MAX = 600

type Given = PagesAnswer['facts'][number]

/** What holds of a model's reading: the quote stands on its page, and every figure of a card stands in its quote. What does not is dropped. */
export function settlePages(
  { facts }: PagesAnswer,
  pages: readonly Page[],
  about: About,
): FactOnPage[] {
  const settled = facts.slice(0, FACTS_MAX).flatMap(given => settleOne(given, pages, about) ?? [])
  return settled.filter((fact, at) => settled.findIndex(other => isSame(fact, other)) === at)
}

function settleOne(given: Given, pages: readonly Page[], about: About): FactOnPage | null {
  const page = pages.find(one => one.page === given.page)
  const quote = page ? verbatim(page.words, given.quote) : null
  if (!page || quote === null || quote.length > QUOTE_MAX) return null
  // Figures are looked for in the quote alone: a page of prices holds any number.
  const card = cardIn({ ...given, quote }, quote, about)
  if (!card) return null
  const hasLostAll = given.fields.length > 0 && Object.keys(card.attributes).length === 0
  if (hasLostAll) return null
  const currency = currencyFor(quote, about.company, about.profile.description)
  const { kind, attributes, confidence } = inItsMoney(card, currency)
  const label = labelGiven(quote, given, about) ?? card.label
  const starts = page.words.indexOf(quote)
  return { kind, label, attributes, quote, confidence, page: page.page, starts }
}

/** What was read in the same words already is called as it was called then: it is the same thing. */
const labelGiven = (quote: string, { kind, page }: Given, { already }: About): string | undefined =>
  already.find(
    fact =>
      fact.kind === kind &&
      fact.page === page &&
      (quote.includes(fact.quote) || fact.quote.includes(quote)),
  )?.label

const isSame = (one: FactOnPage, other: FactOnPage): boolean =>
  one.kind === other.kind && one.label.toLowerCase() === other.label.toLowerCase()
