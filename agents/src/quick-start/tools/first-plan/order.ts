import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import type { Desk } from '../../../core/desk.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { fixed } from '../../../sentences/figures.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { START_MOVES } from '../../knowledge/knowledge.ts'
import { Told } from '../../told.ts'
import { hoursAWeek } from '../../../company/fund.ts'
import { MOVE_IDS } from './moves/move-of.ts'

/** Why a move stands where it does. */
const REASONS: Readonly<Record<string, Sentence>> = {
  [MOVE_IDS.anotherTime]: say`whoever was turned away asked already, and need not be won`,
  [MOVE_IDS.stockFirst]: say`its last day comes nearer with every week`,
  [MOVE_IDS.again]: say`you counted it yourself, and of what you pay for, its customers cost least`,
  [MOVE_IDS.listFirst]: say`they know you, and a letter costs nothing`,
  [MOVE_IDS.whoSends]: say`it works already and costs nothing`,
  [MOVE_IDS.leaveOut]: say`it costs nothing and keeps the money for what works`,
  [MOVE_IDS.dearer]: say`it stands on how many are turned away, which you count meanwhile`,
  [MOVE_IDS.besideRival]: say`those who ask are there already, and only their reason is missing`,
}
const BY_FIGURE = say`it follows from a figure of yours`

/** Why the moves stand in this order. */
export function orderOf(desk: Desk, moves: readonly ChosenPlay[]): TextSection[] {
  const [first, second, third] = moves.map(move => reasonOf(desk, move))
  if (!first || !second) return []
  const rest = third ? say` The third, because ${third}.` : say``
  const says = say`The first move stands first because ${first}. The second, because ${second}.${rest}`
  const rests = moves.flatMap(({ finding }) => finding.rests.slice(0, 1))
  return [
    { id: 'order', heading: 'Why in this order', paragraphs: [desk.claim(says, rests, 'told')] },
  ]
}

function reasonOf(desk: Desk, { play }: ChosenPlay): Sentence {
  const own = REASONS[play.id]
  if (own) return own
  const known = START_MOVES.find(({ id }) => id === play.id)
  const told = known && Told.from(desk, play.id)
  return known && told ? known.why(told) : BY_FIGURE
}

/** The move that the hours leave no room for, so that nobody thinks it forgotten. */
export function leftOutOf(desk: Desk, leftOut: ChosenPlay | null): Claim | null {
  const hours = hoursAWeek(desk.company)
  if (!leftOut || !hours) return null
  const { play, title } = leftOut
  const each = fixed.duration(hours, 'hour', play.id)
  const takes = fixed.duration(play.hours, 'hour', play.id)
  const says = say`Left out, because ${each} a week do not reach for it: “${title}” (about ${takes}). Begin it when the first move is counted.`
  const budget = desk.company.facts.filter(({ kind }) => kind === 'budget').map(({ id }) => id)
  return desk.claim(says, budget, 'told')
}
