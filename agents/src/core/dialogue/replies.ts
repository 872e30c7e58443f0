import { attributeWords } from '@sextant/contracts/company/attribute-words'
import { factWords } from '@sextant/contracts/company/fact-words'
import type { Company, Fact } from '../../company/company.ts'
import { findAll } from '../../findings/find.ts'
import { attributesOf } from '../book.ts'
import type { Desk } from '../desk.ts'
import type { Known } from '../known.ts'
import type { Tool } from '../tool.ts'
import { type Amendment, amendment } from './amend.ts'

/** Changes that an answer to "what if" tells at most. */
const TOLD_MAX = 3

/** "What should I do first": the strongest play, why, and its first step. */
export function firstThing({ plays, wanted }: Desk): string {
  const [lead] = plays
  if (lead)
    return `${lead.title.text}. ${lead.finding.says.text} The first step: ${lead.steps[0]!.text}`
  const [question] = wanted
  return question
    ? `Too little is known to say. ${question.says.text}`
    : 'Too little is known to say: each card you fill in lets more follow.'
}

/** What would follow if a figure were another. */
export function whatIf({ company }: Known, _tool: Tool, words: string): string {
  const found = amendment(words, company)
  if (!found || found.change.attributes?.[found.attribute] == null)
    return 'Name the card and the new figure, such as “what if the price of the first line were 30?”, and I compute what follows.'
  const changed = withAttribute(company, found)
  const before = new Set(findAll(company).findings.map(({ says }) => says.text))
  const after = findAll(changed).findings.map(({ says }) => says.text)
  const news = after.filter(text => !before.has(text)).slice(0, TOLD_MAX)
  const lead = `With ${fieldWords(changed, found)}: `
  return news.length === 0
    ? `${lead}nothing else that I compute would change.`
    : `${lead}${news.join(' ')} Nothing was changed.`
}

/** What was mended, in words: from, to. */
export function sayMended(company: Company, found: Amendment): string {
  const next = found.change.attributes?.[found.attribute]
  const name = attributeWords(found.fact.kind, found.attribute).toLowerCase()
  if (found.stands)
    return `“${found.fact.label}”, ${name}: ${valueWords(company, found)} stands already, so no card was changed.`
  if (next == null)
    return `Taken out of “${found.fact.label}”: ${name}. What it is instead goes on a card of its own.`
  const before = valueWords(company, found)
  const was = before ? ` It was ${before}.` : ''
  return `Corrected: ${fieldWords(withAttribute(company, found), found)}.${was}${found.how ? ` ${found.how}` : ''}${sayTakenOut(found)}`
}

/** A figure that went from one field to another leaves the first one open. */
function sayTakenOut({ fact, attribute, change }: Amendment): string {
  const out = Object.entries(change.attributes ?? {}).filter(
    ([name, value]) => value === null && name !== attribute,
  )
  const names = out.map(([name]) => attributeWords(fact.kind, name).toLowerCase())
  return names.length > 0 ? ` No longer there: ${names.join(', ')}.` : ''
}

/** Which of several cards a correction means. */
export function askWhich(company: Company, found: readonly Amendment[]): string {
  const [first] = found
  if (!first) return ''
  const cards = found.map(
    one => `“${one.fact.label}”, ${attributeWords(one.fact.kind, one.attribute).toLowerCase()}`,
  )
  const values = new Set(found.map(one => valueWords(company, one)))
  const stands =
    values.size === 1
      ? `${valueWords(company, first)} stands in ${cards.length} cards`
      : 'That could be one of several'
  return `${stands}: ${cards.join('; ')}. Which of them is meant? Say it with its name.`
}

/** What was said before and what is said now of the same, both as they read. */
export function sayBoth(company: Company, found: Amendment): string {
  const name = attributeWords(found.fact.kind, found.attribute).toLowerCase()
  const now = valueWords(withAttribute(company, found), found)
  const was = valueWords(company, found)
  return `“${found.fact.label}”, ${name}: you said ${was}, now ${now}. Which holds? Until you say “it is ${now}, not ${was}”, ${was} stands.`
}

function withAttribute(company: Company, { change, attribute }: Amendment): Company {
  const value = change.attributes?.[attribute]
  const facts = company.facts.map(fact =>
    fact.id === change.id ? ({ ...fact, [attribute]: value } as Fact) : fact,
  )
  return { ...company, facts }
}

/** "the price of the sourdough loaf, 9.00": a field as it reads. */
function fieldWords(company: Company, found: Amendment): string {
  const { fact, attribute } = found
  const name = attributeWords(fact.kind, attribute).toLowerCase()
  return `${fact.label}, ${name} ${valueWords(company, found)}`.trim()
}

function valueWords(company: Company, { fact, attribute }: Amendment): string {
  const changed = company.facts.find(({ id }) => id === fact.id) ?? fact
  const name = attributeWords(fact.kind, attribute)
  const words = factWords(
    { kind: fact.kind, attributes: attributesOf(changed) },
    { currency: company.currency, labelOf: () => undefined },
  )
  return words.find(word => word.name === name)?.value ?? ''
}
