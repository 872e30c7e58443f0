import { type Company, type Fact, factsOf } from './company.ts'

/** Initials and short forms say nothing of who is meant. */
const LEAST_LETTERS = 3

/** Proper names in a label: its words with a capital, since everything else is written small. */
const namesIn = (label: string): string[] =>
  label.split(/[\s,]+/).filter(word => word.length >= LEAST_LETTERS && /^\p{Lu}/u.test(word))

const plain = (label: string): string => label.toLowerCase().replace(/^(?:the|an?)\s/, '')

type Named = { id: string; label: string; about?: string | undefined }

/** Whether two facts mean the same one: tied to each other, named alike, or bearing the same proper name. */
function isNamesake(a: Named, b: Named): boolean {
  if (a.about === b.id || b.about === a.id) return true
  if (plain(a.label) === plain(b.label)) return true
  const names = new Set(namesIn(a.label))
  return namesIn(b.label).some(name => names.has(name))
}

/** Confirmed facts of a kind that mean the same as this one. */
export const namesakesOf = <K extends Fact['kind']>(
  company: Company,
  fact: Fact,
  kind: K,
): Fact<K>[] => factsOf(company, kind).filter(other => isNamesake(fact, other))
