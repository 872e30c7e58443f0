import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { LABEL_MAX, labelRefusal } from '@sextant/contracts/company/label'
import { nounsIn } from '../nouns.ts'
import { stemsIn } from '../stems.ts'
import { tagWords } from '../tag.ts'

export type Unnamed = { words: string; topic: QuoteTopic | null }

/** What each answer could be called: a noun phrase of its own words; where several under one topic share the noun, all are called alike, so that they count as one. Empty where the words hold no name. */
export function nameAnswers(answers: readonly Unnamed[]): string[] {
  const offered = answers.map(({ words }) => namesIn(words))
  return answers.map(({ topic }, index) => {
    const own = offered[index]!
    const others = answers.flatMap((answer, at) => (answer.topic === topic ? [offered[at]!] : []))
    return sharedName(own, others) ?? own[0] ?? ''
  })
}

const namesIn = (words: string): string[] =>
  nounsIn(tagWords(words), words).filter(
    name => name.length <= LABEL_MAX && labelRefusal(name, 'quote') === null,
  )

/** The first name of the topic whose noun most answers share with this one; undefined where it is alone. */
function sharedName(own: readonly string[], others: readonly string[][]): string | undefined {
  const counted = own
    .map(name => ({ name, n: others.filter(names => names.some(one => isAkin(one, name))).length }))
    .toSorted((a, b) => b.n - a.n)
  const [most] = counted
  if (!most || most.n < 2) return undefined
  return others.flat().find(name => isAkin(name, most.name))
}

/** "The humidity alarm" and "alarms" have one noun. */
const isAkin = (one: string, other: string): boolean => {
  const [head, otherHead] = [stemsIn(one).at(-1), stemsIn(other).at(-1)]
  return head !== undefined && head === otherHead
}
