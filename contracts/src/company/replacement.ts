import { PART_WORDS } from '../document-kinds.ts'
import { factWords } from './fact-words.ts'
import type { CompanyFactRow, ReplacedFact } from './facts.ts'
import type { FactKind } from './kinds.ts'
import type { DocumentPlace } from '../rows.ts'

type Known = Parameters<typeof factWords>[1]
type Told = { label: string; attributes: Readonly<Record<string, unknown>> }
type Waiting = Told & { kind: FactKind }
type Origin = Pick<CompanyFactRow, 'origin' | 'document'> & { said_by_name?: string | null }

/** A value as it is known and as it would be; null on the side where there is none. */
export type ChangedValue = { name: string; was: string | null; is: string | null }

/** Where a value comes from, in words, and since when it is there (ISO). */
export type Whence = { from: string; on: string }

export type FactReplacement = { values: ChangedValue[]; was: Whence; is: Whence }

/** What would be replaced if a waiting fact were taken, value by value, and where both sides come from. */
export const replacementOf = (
  fact: Waiting & Origin & { created_at: string; updated_at: string },
  replaced: ReplacedFact,
  known: Known,
): FactReplacement => {
  // Two files of one document are told apart by what they are the versions of.
  const isSameDocument = fact.document != null && fact.document.id === replaced.document?.id
  return {
    values: changedValues(fact, replaced, known),
    was: { from: originWords(replaced, isSameDocument), on: replaced.since },
    is: replaced.is_itself
      ? { from: saidWords(replaced.changed_by_name), on: fact.updated_at }
      : { from: originWords(fact, isSameDocument), on: fact.created_at },
  }
}

/** What a fact says that stays as it is known; all of it where it changes nothing. */
export const unchangedWords = (
  fact: Waiting & { replaces?: ReplacedFact | null | undefined },
  known: Known,
): { name: string; value: string }[] => {
  const changed = fact.replaces ? changedValues(fact, fact.replaces, known) : []
  const names = new Set(changed.map(({ name }) => name))
  return factWords(fact, known).filter(({ name }) => !names.has(name))
}

/** What would read otherwise, the name first, then in the order of the card. */
export function changedValues({ kind, ...is }: Waiting, was: Told, known: Known): ChangedValue[] {
  const after = wordsOf(kind, is, known)
  const before = wordsOf(kind, was, known)
  const names = new Set([...after.keys(), ...before.keys()])
  return [...names]
    .map(name => ({ name, was: before.get(name) ?? null, is: after.get(name) ?? null }))
    .filter(({ was: old, is: fresh }) => old !== fresh)
}

const wordsOf = (kind: FactKind, { label, attributes }: Told, known: Known): Map<string, string> =>
  new Map([
    ['Name', label],
    ...factWords({ kind, attributes }, known).map(({ name, value }): [string, string] => [
      name,
      value,
    ]),
  ])

function originWords(fact: Origin, namesVersion: boolean): string {
  const { origin, document, said_by_name: who = null } = fact
  if (document) return placeWords(document, namesVersion)
  switch (origin) {
    case 'import':
    case 'agent':
      return 'Measured in figures'
    case 'document':
      return 'A document'
    case 'message':
      return saidWords(who)
    default:
      return who ? `Filled in by ${who}` : 'Filled in'
  }
}

function placeWords({ name, kind, page, version }: DocumentPlace, namesVersion: boolean): string {
  const file = namesVersion ? `${name}, version ${version}` : name
  return `${file}, ${PART_WORDS[kind]} ${page}`
}

const saidWords = (who: string | null): string =>
  who ? `${who}, in a conversation` : 'A conversation'
