import type { DocumentPlace } from '@sextant/contracts/rows'
import type { Attributes, FactKind } from '@sextant/contracts/company/kinds'

/** A fact as agents think with it. `quote` is the person's own words, never part of a sentence. */
export type Fact<K extends FactKind = FactKind> = {
  [P in FactKind]: {
    id: string
    kind: P
    label: string
    /** Only what is confirmed makes findings. */
    status: 'proposed' | 'assumed' | 'confirmed'
    quote: string
    /** Read, and more likely wrong than right: part of no draft until somebody confirms it. */
    unsure?: true
    /** Who said it, where and when; unknown in a model made for a test. */
    said?: Said
  } & Attributes<P>
}[K]

export type Said = {
  /** ISO date. */
  on: string
  by: string | null
  origin: 'message' | 'card' | 'document' | 'profile' | 'import' | 'agent'
  messageId: string | null
  /** Where it was read, if in a document. */
  document?: DocumentPlace
}

/** What is known of an organization, or of one client of an agency. */
export type Company = {
  name: string
  /** ISO 4217; the currency of all its amounts. */
  currency: string
  /** The day on which it is looked at, "2027-04-15": nothing here reads a clock. */
  today: string
  facts: readonly Fact[]
  /** The most people there can be, by the size that the profile tells; the card of the organization says it better. */
  peopleAtMost?: number
  /** As the profile says it: a school has learners and a charity givers, where no card says what is sold. */
  industry?: string
  /** Ids of the facts that were told in the thread a draft is made in: what it is about. */
  told?: readonly string[]
  /** Id of the fact that the session is about, where it is about one. */
  subject?: string | undefined
  /** Ids of plays that somebody has done or dropped: none is proposed again. */
  settled?: readonly string[]
}

/** The confirmed facts of a kind, as they were given. */
export function factsOf<K extends FactKind>(company: Company, kind: K): Fact<K>[] {
  return company.facts.filter(
    (fact): fact is Fact<K> => fact.kind === kind && fact.status === 'confirmed',
  )
}

/** The confirmed fact that another one is about, where it is of this kind. */
export function aboutOf<K extends FactKind>(
  company: Company,
  fact: { about?: string | undefined },
  kind: K,
): Fact<K> | undefined {
  return factsOf(company, kind).find(({ id }) => id === fact.about)
}

/** Confirmed facts of a kind that are about this one. */
export function tiedTo<K extends FactKind>(
  company: Company,
  { id }: { id: string },
  kind: K,
): Fact<K>[] {
  return factsOf(company, kind).filter(fact => fact.about === id)
}
