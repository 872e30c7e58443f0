import { labelRefusal } from '@sextant/contracts/company/label'
import type { Company } from '../company/company.ts'
import { figuresSaid } from '../core/dialogue/figures-said.ts'
import type { FactOnPage, Page } from './page.ts'
import { saysOtherMoney, saysPrice } from './price-words.ts'
import type { Writing } from './sums.ts'

/** Surer than a sentence, for its heading says what its sums are; less than a row of a table. */
const SURE = 0.8
/** Lines under one heading that say what something costs: fewer are no list of prices. */
const LINES_MIN = 2

/** A name, a sign between, and what may stand before a sum. */
const BESIDE =
  /^(.{2,80}?)(?:\s*[:–—…]\s*|\s+-\s+|,\s+|\s*\.{2,}\s*|\s+)(?:from|ab|dès|à partir de|desde)?\s*$/iu
/** What may stand behind it: for what one pays. */
const BEHIND = /^\s*(?:(?:\/|an?|per|each|every|pro|je|par|por|al)\s?\p{L}*)?\s*\.?$/iu

type Line = { text: string; from: number; heading: string }

function* linesUnderPrices({ words, blocks }: Page): Generator<Line> {
  let heading = ''
  for (const { sort, from, to } of blocks) {
    if (sort === 'heading') heading = words.slice(from, to)
    const isList = sort === 'item' || sort === 'paragraph'
    if (!isList || !saysPrice(heading)) continue
    let at = from
    for (const text of words.slice(from, to).split('\n')) {
      yield { text, from: at, heading }
      at += text.length + 1
    }
  }
}

/** What one line says costs so much; null where it says anything else. */
function offerIn({ text, from }: Line, page: number, writing: Writing): FactOnPage | null {
  const [sum, ...others] = figuresSaid(text, writing).filter(({ kind }) => kind === 'money')
  if (!sum?.currency || others.length > 0 || sum.high !== undefined) return null
  const at = text.indexOf(sum.text)
  const label = BESIDE.exec(text.slice(0, at))?.[1]?.trim() ?? ''
  const isName = /\p{L}{2}/u.test(label) && labelRefusal(label, 'offer') === null
  if (!isName || saysOtherMoney(label) || !BEHIND.test(text.slice(at + sum.text.length)))
    return null
  const { value: cents, currency, per } = sum
  const price = { cents, currency, ...(per && { per }) }
  return {
    kind: 'offer',
    label,
    attributes: { price },
    quote: text,
    confidence: SURE,
    page,
    starts: from,
  }
}

/** What is sold and what it costs, by lines under a heading that says prices: "Name: sum", one under the other. */
export function pricesInLists(page: Page, { currency, today }: Company): FactOnPage[] {
  const lines = [...linesUnderPrices(page)]
  return [...new Set(lines.map(({ heading }) => heading))].flatMap(under => {
    const found = lines
      .filter(({ heading }) => heading === under)
      .flatMap(line => offerIn(line, page.page, { currency, today }) ?? [])
    return found.length < LINES_MIN ? [] : found
  })
}
