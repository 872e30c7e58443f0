import { sameStem, stemsIn } from '../reading/stems.ts'
import { aboutOf, type Company, type Fact, factsOf } from './company.ts'

type Told = { about?: string | undefined; label: string }

/** The group that something is of: the one it is tied to, else the only one whose own name its name holds. Of several, nobody is guessed. */
export function groupMeantBy(company: Company, told: Told): Fact<'segment'> | undefined {
  const tied = aboutOf(company, told, 'segment')
  if (tied) return tied
  const words = stemsIn(told.label)
  const [named, another] = factsOf(company, 'segment').filter(({ label }) => {
    const own = stemsIn(label)
    return own.length > 0 && own.every(word => words.some(other => sameStem(word, other)))
  })
  return another ? undefined : named
}
