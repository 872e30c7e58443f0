import type { Company, Fact } from './company.ts'

const plain = (label: string): string => label.toLowerCase().replace(/^(?:the|an?)\s/, '')

/** A goal that bears the name of a line is about that line, though nobody tied them. */
export function linked(company: Company): Company {
  const offers = new Map(
    company.facts.filter(({ kind }) => kind === 'offer').map(fact => [plain(fact.label), fact.id]),
  )
  const tied = (fact: Fact): Fact => {
    const line = offers.get(plain(fact.label))
    const isOpen = fact.kind === 'goal' && fact.about === undefined
    return isOpen && line ? ({ ...fact, about: line } as Fact) : fact
  }
  return { ...company, facts: company.facts.map(tied) }
}
