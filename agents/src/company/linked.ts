import type { Company, Fact } from './company.ts'

const plain = (label: string): string => label.toLowerCase().replace(/^(?:the|an?)\s/, '')

/** Words of a label without the ending of many: "restorations" and "restoration contracts" share one. */
const wordsOf = (label: string): Set<string> =>
  new Set(
    plain(label)
      .split(/[\s-]+/)
      .map(word => word.replace(/s$/, ''))
      .filter(word => word.length > SHORT),
  )
const SHORT = 3

const sharesWord = (a: string, b: string): boolean => {
  const words = wordsOf(a)
  return [...wordsOf(b)].some(word => words.has(word))
}

/** The one line that shares a word with the goal and is sold as often as the goal says of today. */
function lineAlike(goal: Fact<'goal'>, offers: readonly Fact<'offer'>[]): string | undefined {
  const alike = offers.filter(
    ({ label, volume }) => volume && volume === goal.baseline && sharesWord(label, goal.label),
  )
  const [only, another] = alike
  return goal.counts === 'sales' && !another ? only?.id : undefined
}

/** A goal that bears the name of a line, or shares a word and today's number with it, is about that line, though nobody tied them. */
export function linked(company: Company): Company {
  const offers = company.facts.filter(fact => fact.kind === 'offer')
  const byName = new Map(offers.map(({ label, id }) => [plain(label), id]))
  const tied = (fact: Fact): Fact => {
    if (fact.kind !== 'goal' || fact.about !== undefined) return fact
    const line = byName.get(plain(fact.label)) ?? lineAlike(fact, offers)
    return line ? { ...fact, about: line } : fact
  }
  return { ...company, facts: company.facts.map(tied) }
}
