import { toldIn } from '../../src/reading/learned/told.ts'
import { learnTold, notationOfText, readMarked, roleOf } from './learn-told.ts'
import type { MarkedText } from './marked-text.ts'

/** How figures of texts that were left out of the learning are read. */
export type ToldScore = {
  /** Figures with a mark, those that got a role, and those that got the right one. */
  marked: number
  given: number
  right: number
  /** Of those with the right role and a name in the text: how many got a name, and how many the right one. */
  named: number
  rightNames: number
}

/** So sure a role has to be to count. */
const BELIEVED = 0.45

/** Learns from some texts and reads others. */
export function scoreTold(from: readonly MarkedText[], others: readonly MarkedText[]): ToldScore {
  const learned = learnTold(from)
  const score = { marked: 0, given: 0, right: 0, named: 0, rightNames: 0 }
  for (const text of others) {
    const { figures } = readMarked(text)
    const told = toldIn(text.text, text.asked, notationOfText(text), learned)
    told.figures.forEach(({ role, chance, owner }, at) => {
      const figure = figures[at]!
      const isGiven = role !== 'none' && chance >= BELIEVED
      if (figure.mark) score.marked += 1
      if (isGiven) score.given += 1
      if (!isGiven || !figure.mark || role !== roleOf(figure)) return
      score.right += 1
      if (!owner) return
      const { thing } = figure.mark
      const names = text.marks.filter(mark => mark.role === null && mark.thing === thing)
      if (names.length === 0) return
      score.named += 1
      if (names.some(({ start, end }) => owner.start < end && owner.end > start))
        score.rightNames += 1
    })
  }
  return score
}
