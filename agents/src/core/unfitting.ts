import { findAll } from '../findings/find.ts'
import type { FoundBy } from '../findings/finding.ts'
import type { FactChange, Known, ProposedFact } from './known.ts'
import { mostPeople } from './profile.ts'
import { inFirstMoney } from './reading-currency.ts'

/** What the last message brought that contradicts something said before: told at once, while it is easy to put right. */
export function unfitting(
  known: Known,
  facts: readonly ProposedFact[],
  changes: readonly FactChange[],
): string {
  const last = known.thread.at(-1)
  const { company } = withProposed(withChanges(known, changes), facts)
  const isNew = (id: string): boolean => {
    const fact = company.facts.find(one => one.id === id)
    const isChanged = changes.some(change => change.id === id)
    return isChanged || id.startsWith(READ) || (fact?.said?.messageId ?? null) === last?.id
  }
  const first = unfittingIn({ ...known, company }).find(({ rests }) => rests.some(isNew))
  return first ? `One thing does not fit: ${first.says.text}` : ''
}

/** What does not fit together, with what was only read. */
export function unfittingIn({
  company,
  profile,
}: Pick<Known, 'company' | 'profile'>): readonly FoundBy[] {
  const standing = company.facts.map(fact => ({ ...fact, status: 'confirmed' as const }))
  const people = mostPeople(profile)
  const held = { ...company, facts: standing, ...(people && { peopleAtMost: people }) }
  return findAll(held).findings.filter(({ family }) => family === 'contradiction')
}

/** As if what was changed stood already. */
export function withChanges(known: Known, changes: readonly FactChange[]): Known {
  const facts = known.company.facts.map(fact =>
    changes
      .filter(({ id }) => id === fact.id)
      .reduce((kept, { attributes }) => ({ ...kept, ...attributes }), fact),
  )
  return { ...known, company: { ...known.company, facts } }
}

/** Begins the ids of what was just read. */
export const READ = 'read-'

/** As if what was read stood already: what it answers is not asked. */
export function withProposed(known: Known, facts: readonly ProposedFact[]): Known {
  const read = facts.map((fact, index) => ({
    ...fact.attributes,
    id: `${READ}${index}`,
    kind: fact.kind,
    label: fact.label,
    quote: fact.quote,
    status: fact.status,
  }))
  const company = { ...known.company, facts: [...known.company.facts, ...read] }
  return { ...known, company: inFirstMoney(company as Known['company'], known.company) }
}

/** What the agent wrote last. */
export const lastOfAgent = ({ thread }: Known): string =>
  thread.findLast(({ role }) => role === 'agent')?.text ?? ''
