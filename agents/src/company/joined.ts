import type { Company, Fact } from './company.ts'

/** Said of a fact, not by it. */
const OWN = new Set(['id', 'kind', 'label', 'status', 'quote', 'said'])

/**
 * Two facts of one kind and one name are one thing, whatever card or sentence they came from: the first is completed by the later
 * ones, whose figures are the newer. Only facts that stand alike are joined: what nobody confirmed completes nothing that is.
 */
export function joined(company: Company): Company {
  const firsts = new Map<string, Fact>()
  const standsFor = new Map<string, string>()
  for (const fact of company.facts) {
    const key = keyOf(fact)
    const first = firsts.get(key)
    firsts.set(key, first ? completed(first, fact) : fact)
    if (first) standsFor.set(fact.id, first.id)
  }
  if (standsFor.size === 0) return company
  const facts = [...firsts.values()].map(fact => {
    const about = fact.about && standsFor.get(fact.about)
    return about ? { ...fact, about } : fact
  })
  return { ...company, facts }
}

/** Of one thing several people may say something: each of their sentences stays one. */
const keyOf = ({ id, kind, label, status }: Fact): string =>
  kind === 'quote' ? id : `${status}|${kind}|${plainName(label)}`

/** A name without its article and its case. */
const plainName = (label: string): string =>
  label
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?|our|my)\s+/, '')

function completed(first: Fact, later: Fact): Fact {
  const more = Object.entries(later).filter(
    ([name, value]) => !OWN.has(name) && value !== undefined,
  )
  return { ...first, ...Object.fromEntries(more) } as Fact
}
