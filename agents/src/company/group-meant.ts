import { sameStem, stemsIn } from '../reading/stems.ts'
import { aboutOf, type Company, type Fact, factsOf } from './company.ts'

type Told = { about?: string | undefined; label: string }

/** So many words of a longer name are enough for it. */
const WORDS_ENOUGH = 2

/** The group that something is of: the one it is tied to, else the one of whose name it bears most, all or several words. Of several alike, nobody is guessed. */
export function groupMeantBy(company: Company, told: Told): Fact<'segment'> | undefined {
  const tied = aboutOf(company, told, 'segment')
  if (tied) return tied
  const words = stemsIn(told.label)
  const [first, second] = factsOf(company, 'segment')
    .flatMap(group => {
      const own = stemsIn(group.label)
      const shared = own.filter(word => words.some(other => sameStem(word, other))).length
      const isMeant = shared > 0 && (shared === own.length || shared >= WORDS_ENOUGH)
      return isMeant ? [{ group, shared }] : []
    })
    .toSorted((a, b) => b.shared - a.shared)
  return first && first.shared > (second?.shared ?? 0) ? first.group : undefined
}
