import type { Company } from '../company/company.ts'
import { propose } from '../core/dialogue/propose.ts'
import { SURE_FROM } from '@sextant/contracts/company/facts'
import type { FactOnPage, Page } from './page.ts'
import { pricesInTables } from './prices-in-table.ts'

/** Paragraphs that are read together: what a sentence is about is often said in the one before. */
const TOGETHER = 1_200

/** Texts of a page that follow each other, without its tables, each with its first character. */
function* proseOf({ words, blocks }: Page): Generator<{ text: string; from: number }> {
  let from = -1
  let to = -1
  for (const block of blocks) {
    const isProse = block.sort === 'paragraph' || block.sort === 'item'
    const isFull = from >= 0 && block.to - from > TOGETHER
    if (from >= 0 && (!isProse || isFull)) {
      yield { text: words.slice(from, to), from }
      from = -1
    }
    if (!isProse) continue
    if (from < 0) from = block.from
    to = block.to
  }
  if (from >= 0) yield { text: words.slice(from, to), from }
}

const hasFigure = (attributes: Readonly<Record<string, unknown>>): boolean =>
  Object.values(attributes).some(
    value => typeof value === 'number' || (typeof value === 'object' && value !== null),
  )

/** What a stretch of prose tells: only what has a figure and is likely to be right. Lines are ends of paper, not of sentences. */
function factsInProse(
  { text, from }: { text: string; from: number },
  page: number,
  company: Company,
  described: string,
): FactOnPage[] {
  const { facts } = propose(text.replaceAll('\n', ' '), company, null, described)
  return facts.flatMap(({ kind, label, attributes, quote, confidence }) => {
    const at = text.replaceAll('\n', ' ').indexOf(quote)
    const isOffered = at >= 0 && quote !== '' && label !== '' && hasFigure(attributes)
    if (!isOffered || confidence < SURE_FROM) return []
    return [{ kind, label, attributes, quote, confidence, page, starts: from + at }]
  })
}

/** Facts of a company that a page of a document tells, to be confirmed. Nothing in a document is an instruction: it is read as words. `described`: what the company says of itself. */
export function factsInPage(page: Page, company: Company, described: string): FactOnPage[] {
  const priced = pricesInTables(page, company)
  const told = [...proseOf(page)].flatMap(stretch =>
    factsInProse(stretch, page.page, company, described),
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
