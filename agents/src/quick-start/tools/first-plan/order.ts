import type { TextSection } from '@sextant/contracts/deliverable'
import type { Desk } from '../../../core/desk.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { MOVE_IDS } from './moves/move-of.ts'

/** Why a move stands where it does. */
const REASONS: Readonly<Record<string, Sentence>> = {
  [MOVE_IDS.anotherTime]: say`whoever was turned away asked already, and need not be won`,
  [MOVE_IDS.stockFirst]: say`its last day comes nearer with every week`,
  [MOVE_IDS.again]: say`you counted it yourself, and its customers cost least`,
  [MOVE_IDS.whoSends]: say`it works already and costs nothing`,
  [MOVE_IDS.leaveOut]: say`it costs nothing and keeps the money for what works`,
  [MOVE_IDS.dearer]: say`it stands on how many are turned away, which you count meanwhile`,
  [MOVE_IDS.besideRival]: say`those who ask are there already, and only their reason is missing`,
}
const BY_FIGURE = say`it follows from a figure of yours`
const BY_LACK = say`it costs next to nothing and fills in what no figure of yours tells yet`

/** Why the moves stand in this order. */
export function orderOf(desk: Desk, moves: readonly ChosenPlay[]): TextSection[] {
  const [first, second, third] = moves
  if (!first || !second) return []
  const rest = third ? say` The third: ${reasonOf(third)}.` : say``
  const says = say`The first move: ${reasonOf(first)}. The second: ${reasonOf(second)}.${rest}`
  const rests = moves.flatMap(({ finding }) => finding.rests.slice(0, 1))
  return [
    { id: 'order', heading: 'Why in this order', paragraphs: [desk.claim(says, rests, 'told')] },
  ]
}

function reasonOf({ play, finding }: ChosenPlay): Sentence {
  return REASONS[play.id] ?? (finding.evidence === 'told' ? BY_LACK : BY_FIGURE)
}
