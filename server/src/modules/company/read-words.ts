import { readable } from '@sextant/agents/core/readable'
import { hasMoney, wordsBefore } from '@sextant/agents/core/reading-currency'
import type { CompanyFactRow, ReadCardRow } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { valueOf } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { thinkingOf } from '../thinking/index.ts'
import { describedBy, readCompany } from './company-findings.ts'
import type { Attributes } from './fact-form.ts'

type Signed = Context & { token: string }
type Words = { text: string; clientId: string | null; kind?: FactKind }

/** Cards of somebody's words, in the money and the notation of their company; nothing is stored. */
export async function readWords(
  context: Signed,
  { text, clientId, kind }: Words,
): Promise<ReadCardRow[]> {
  const company = await readCompany(context, clientId)
  const { currency, today } = company
  const described = hasMoney(company) ? undefined : await describedBy(context, clientId)
  const userId = await valueOf<string>(context.database.pool, context, 'user_id')
  return (await thinkingOf(userId).read({
    text: readable(text),
    currency,
    today,
    before: wordsBefore(company),
    ...(kind && { asked: { kind } }),
    ...(described !== undefined && { described }),
  })) as ReadCardRow[]
}

/** What the words of a fact say of the kind that it turned out to be, beside what it holds already. */
export async function readAgain(context: Signed, row: CompanyFactRow): Promise<Attributes> {
  if (row.quote === '') return {}
  const { kind, quote, client_id: clientId, attributes } = row
  const cards = await readWords(context, { text: quote, clientId, kind })
  const told = cards.map(card => Object.entries(card.attributes[kind] ?? {}))
  const [most = []] = told.toSorted((a, b) => b.length - a.length)
  const isTold = most.some(([name]) => FIGURES.includes(name))
  const news = most.filter(([name]) => attributes[name] === undefined)
  // A form without a figure is of the kind that it was: the figure brings its own.
  const isOpen = FIGURES.every(name => attributes[name] === undefined)
  const form = most.filter(([name]) => name === 'form' && isTold && isOpen)
  return Object.fromEntries([...news, ...form])
}
const FIGURES = ['value', 'baseline', 'target', 'from', 'to']
