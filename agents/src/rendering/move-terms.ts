import { amountWords } from '@sextant/contracts/company/fact-words'
import type { Move } from '@sextant/contracts/deliverable'
import { ESTIMATE_WORDS, isModelsMove } from '@sextant/contracts/written-by'

/** Two digits are as exact as an estimate may look. */
function costWords([low, high]: Move['cost'], currency: string): string {
  const words = (cents: number) =>
    amountWords({ cents: Math.round(Number(cents.toPrecision(2)) / 100) * 100, currency })
  if (low === high) return words(high)
  return low === 0 ? `up to ${words(high)}` : `${words(low)} to ${words(high)}`
}

/** What a move takes, and whose estimate that is. */
export function termsOf(move: Move): { effort: string; money: string } {
  const { id, hours, cost, currency } = move
  const [from, to] = move.weeks
  const effort = `about ${hours} hours; shows after ${from} to ${to} weeks`
  const isFree = cost[1] === 0
  const money = isFree ? 'no money' : costWords(cost, currency)
  if (isModelsMove(id))
    return { effort: `${effort}, ${ESTIMATE_WORDS}`, money: `${money}, ${ESTIMATE_WORDS}` }
  // One sum, and no range, is what the firm's own figures say.
  const isOwn = cost[0] === cost[1]
  return { effort, money: isFree || isOwn ? money : `${money}, a rule of thumb` }
}
