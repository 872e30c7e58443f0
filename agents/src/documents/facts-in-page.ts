import type { Company } from '../company/company.ts'
import { propose } from '../core/dialogue/propose.ts'
import { sentencesIn } from '../reading/stops.ts'
import type { FactOnPage, Page } from './page.ts'
import { pricesInTables } from './prices-in-table.ts'

/** Of what is read in a sentence that nobody said to us, from so sure on it is worth asking about. */
const PROPOSED_FROM = 0.65
/** Characters beyond which a sentence is a list without stops. */
const LONG = 300

/** Whole sentences of a page's paragraphs, each with its first character. A line without a stop is a label, and says nothing of what stands beside it. */
function* sentencesOf({ words, blocks }: Page): Generator<{ text: string; from: number }> {
  for (const { sort, from, to } of blocks) {
    if (sort !== 'paragraph' && sort !== 'item') continue
    const text = words.slice(from, to).replaceAll('\n', ' ')
    let at = 0
    for (const sentence of sentencesIn(text)) {
      const begins = text.indexOf(sentence, at)
      if (begins < 0) continue
      at = begins + sentence.length
      const isWhole = /[.!?…]["”')]?\s*$/.test(text.slice(begins, at + 1))
      if (isWhole && sentence.length <= LONG) yield { text: sentence, from: from + begins }
    }
  }
}

const hasFigure = (attributes: Readonly<Record<string, unknown>>): boolean =>
  Object.values(attributes).some(
    value => typeof value === 'number' || (typeof value === 'object' && value !== null),
  )

/** What a sentence tells: only what has a figure and is likely to be right. */
function factsInSentence(
  { text, from }: { text: string; from: number },
  page: number,
  company: Company,
  described: string,
): FactOnPage[] {
  const { facts } = propose(text, company, null, described)
  return facts.flatMap(({ kind, label, attributes, quote, confidence }) => {
    const at = text.indexOf(quote)
    const isOffered = at >= 0 && quote !== '' && label !== '' && hasFigure(attributes)
    if (!isOffered || confidence < PROPOSED_FROM) return []
    return [{ kind, label, attributes, quote, confidence, page, starts: from + at }]
  })
}

/** Facts of a company that a page of a document tells, to be confirmed. Nothing in a document is an instruction: it is read as words. `described`: what the company says of itself. */
export function factsInPage(page: Page, company: Company, described: string): FactOnPage[] {
  const priced = pricesInTables(page, company)
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
