import { type Company, type Fact, factsOf } from './company.ts'

/** What says in any trade that nearly all of something passes through one: "does nearly all of the fittings", "only she can". */
const NEARLY_ALL = [
  /\b(?:nearly|almost|practically|virtually)\s+(?:all|every|everything)\b/i,
  /\bdoes\s+(?:all|most|everything)\b/i,
  /\b(?:nobody|no one|none of us)\s+else\s+(?:can|could|does|knows|is able)\b/i,
  /\bonly\s+(?:he|she|they)\s+(?:can|does|do|knows|know)\b/i,
]

export type Depended = Fact<'person'> | Fact<'resource'> | Fact<'strength'>

/** A name of somebody: a proper name that a person of the cards bears, or what is said to be people. */
function isSomebody(company: Company, fact: Fact<'resource'> | Fact<'strength'>): boolean {
  if (fact.kind === 'resource' && fact.sort === 'people') return (fact.amount ?? 1) <= 1
  const first = fact.label.split(' ')[0] ?? ''
  return (
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    factsOf(company, 'person').some(({ label }) => label.split(' ').includes(first))
  )
}

/** People on whom nearly all of something hangs by the words that were said of them, however they were rated; those whose card says it have rules of their own. */
export function dependedOn(company: Company): Depended[] {
  const people = factsOf(company, 'person').filter(({ alone }) => alone !== true)
  const had = [...factsOf(company, 'resource'), ...factsOf(company, 'strength')].filter(fact =>
    isSomebody(company, fact),
  )
  return [...people, ...had].filter(({ quote }) => NEARLY_ALL.some(words => words.test(quote)))
}
