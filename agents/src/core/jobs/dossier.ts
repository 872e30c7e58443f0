import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { toolById } from '@sextant/contracts/catalogue'
import { claimsOf } from '../../evidence/claims.ts'
import type { Drafted } from '../draft.ts'
import { brandLines } from '../../brand/brand-lines.ts'
import { fenced, withoutHoles } from '../../model/prompt.ts'
import { type Glossary, holed, wordsOfClaim } from './words/glossary.ts'

/** Statements of the form that are told. */
const FORM_MAX = 30

/** Somebody's words, which can neither close their markers nor look like a hole. */
export const told = (text: string): string => fenced(withoutHoles(text))

/** What a model is told of a company for one deliverable: facts and figures by their ids, what was computed, what is curated. */
export function dossierOf({ desk, deliverable }: Drafted, glossary: Glossary): string {
  const { profile, company } = desk
  return [
    `Company: ${told(`${profile.companyName} (${profile.industry}, ${profile.companySize} people). ${profile.description.slice(0, 600)}`)}`,
    `Deliverable: ${toolById(deliverable.tool).name}. It answers: ${toolById(deliverable.tool).answers}`,
    `Money: ${company.currency}.`,
    ...brandLines(profile.brand, told),
    'Facts (id, kind, name, figures, the person’s words):',
    ...factLines(desk, glossary),
    'Computed figures (id, how it is written, how it came about, facts):',
    ...figureLines(glossary),
    'What the form says:',
    ...formLines(deliverable, glossary),
  ].join('\n')
}

function factLines(desk: Drafted['desk'], { facts, figures }: Glossary): string[] {
  return Object.entries(facts).map(([alias, { id, kind, label }]) => {
    const own = Object.entries(figures).flatMap(([figure, { ref, display }]) =>
      ref.of === 'fact' && ref.fact === id
        ? [`${ref.attribute} {{${figure}}} = ${told(display)}`]
        : [],
    )
    const fact = desk.fact(id)
    const sort = fact && 'sort' in fact && fact.sort ? ` (${fact.sort})` : ''
    const quote = fact?.quote ? `; said: ${told(fact.quote.slice(0, 400))}` : ''
    return `[[${alias}]] ${kind}${sort} ${told(label)}${own.length ? `: ${own.join(', ')}` : ''}${quote}`
  })
}

function figureLines({ figures, facts }: Glossary): string[] {
  const aliasOf = (id: string): string =>
    Object.entries(facts).find(([, fact]) => fact.id === id)?.[0] ?? ''
  return Object.entries(figures).flatMap(([alias, { ref, display, rests }]) =>
    ref.of === 'ledger'
      ? [
          `{{${alias}}} = ${told(display)} (${told(ref.how)}; ${rests.map(aliasOf).filter(Boolean).join(' ')})`,
        ]
      : [],
  )
}

/** The statements of the form itself: what decides and what is done is told elsewhere. */
const formLines = (deliverable: Deliverable, glossary: Glossary): string[] =>
  claimsOf(deliverable)
    .filter(({ path }) => path[0] === 'body')
    .slice(0, FORM_MAX)
    .map(({ claim }) => `- ${fenced(holed(wordsOfClaim(claim, deliverable), '', glossary))}`)

/** Rules for every job that writes words to be shown. */
export const RULES_OF_WORDS = [
  '- Every figure, sum, percentage, date and span stands as its id in double braces: {{n4}}. Write no digit and no number word ("two", "half", "a dozen"); code fills the figures in. A number that has no id is not written.',
  '- A fact is named by its id in double brackets, [[f2]], or in your own plain words. You may put [[f2]] where its name reads well in the sentence: the name may bring its article.',
  '- No company, person, place or product that is not in the facts. No dates, no links, no Markdown. English.',
  '- rests: the ids of all facts that carry the statement, also those that are not named in it. Each must really carry it: a reader will check.',
]
