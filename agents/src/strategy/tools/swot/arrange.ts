import type { TextSection } from '@sextant/contracts/deliverable'
import { listFormat } from '@sextant/contracts/formats'
import type { SwotBody } from '@sextant/contracts/strategy/swot'
import { TOWS_NAMES, type TowsKind } from '@sextant/contracts/strategy/swot-words'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { say } from '../../../sentences/sentence.ts'
import { orderedMoves, rowsOf } from './moves.ts'
import { factors, gridOf } from './quadrants.ts'

/** The four quadrants, and the moves between them in one order: what stands first in the table is decided, written and done first. */
export function arrange(desk: Desk): Arranged<'swot'> {
  const grid = gridOf(desk)
  const { first, paired } = orderedMoves(desk, grid)
  const moves = rowsOf(desk, grid, paired)
  const body: SwotBody = {
    strengths: factors(grid, 'strength'),
    weaknesses: factors(grid, 'weakness'),
    opportunities: factors(grid, 'opportunity'),
    threats: factors(grid, 'threat'),
    moves,
  }
  const sections = [
    first && paired.length > 0 ? besideMatrix(desk, first) : null,
    empty(desk, body),
  ]
  const narrative = sections.filter(section => section !== null)
  const lead = first ?? paired[0]
  return { body, narrative, plays: paired, ...(lead && { lead }) }
}

/** Why a move leads that stands in no cell. */
function besideMatrix(desk: Desk, chosen: ChosenPlay): TextSection {
  const { finding } = chosen
  const facts = desk.company.facts.filter(({ id }) => finding.rests.includes(id))
  const { ofGoal } = finding.weight
  const start = say`${chosen.title}: it leads without a cell of its own`
  const part =
    ofGoal && ofGoal <= 1 ? desk.kit.percent(ofGoal, 'part of the goal’s gap', facts) : null
  const says = part
    ? say`${start}, for ${part} of the way to the goal.`
    : say`${start}, as no pair weighs as much.`
  const claim = desk.claim(says, finding.rests, 'computed')
  return { id: 'first', heading: 'What leads, and why', paragraphs: [claim] }
}

/** Cells of the matrix that hold no move, and why: nothing on the cards answers the one with the other. */
function empty(desk: Desk, body: SwotBody): TextSection | null {
  const { moves } = body
  const kinds = Object.keys(TOWS_NAMES) as TowsKind[]
  const missing = kinds.filter(kind => moves.every(move => move.kind !== kind))
  if (moves.length === 0) return unpaired(desk, bareIn(body))
  if (missing.length === 0) return null
  const names = missing.map(kind => `${kind} (${WAITS_FOR[kind]})`)
  const list = listFormat('en-GB', { type: 'conjunction' }).format(names)
  const topic = 'Cells without a move'
  const check =
    'Say more of what is inside and around, and rate what matters: moves follow from pairs.'
  const text = `No move for ${list}: no pair there weighs enough.`
  const claim = {
    text,
    sources: [desk.book.assumption(topic, check)],
    evidence: 'not rated' as const,
  }
  return { id: 'cells', heading: 'What is not paired', paragraphs: [claim] }
}

/** Which of the four hold nothing. */
const bareIn = (body: SwotBody): string[] =>
  (['strengths', 'weaknesses', 'opportunities', 'threats'] as const).filter(
    name => body[name].length === 0,
  )

/** A matrix without any move says why, where a table without rows would only look forgotten. */
function unpaired(desk: Desk, cells: readonly string[]): TextSection {
  const missing =
    cells.length > 0
      ? `Nothing stands under ${cells.join(' and ')} yet, and a move needs one thing from inside and one from outside.`
      : 'No pair of one thing inside and one outside has kinds that say how they bear on each other.'
  const claim = {
    text: `No move here. ${missing}`,
    sources: [
      desk.book.assumption(
        'No pair of inside and outside',
        'Name a change, a rival or a group around you, with its kind.',
      ),
    ],
    evidence: 'not rated' as const,
  }
  return { id: 'cells', heading: 'What is not paired', paragraphs: [claim] }
}

/** The two sides that each cell pairs. */
const WAITS_FOR: Readonly<Record<TowsKind, string>> = {
  SO: 'a strength for an opportunity',
  WO: 'a weakness mended by an opportunity',
  ST: 'a strength against a threat',
  WT: 'a weakness out of reach of a threat',
}
