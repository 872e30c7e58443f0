import type { ChosenPlay } from '../plays/choose.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { MOVES_MAX } from './decide.ts'
import type { Desk } from './desk.ts'
import type { Arranged } from './tool.ts'

/** The form's own first play leads, else the strongest; then those that belong into the form, then the best of the rest. */
export function movesIn(
  desk: Desk,
  arranged: Pick<Arranged, 'lead' | 'plays' | 'speaksAgainst'>,
  most: number = MOVES_MAX,
): ChosenPlay[] {
  const { plays: own = [], speaksAgainst = () => false } = arranged
  const all = [...own, ...desk.plays].filter(play => !speaksAgainst(play))
  const lead = arranged.lead ?? desk.plays.find(play => !speaksAgainst(play))
  return lead ? [lead, ...all].reduce(withOwnReason, []).slice(0, most) : []
}

/** A move is no reason for another: each has a finding, or two facts, of its own. */
export function withOwnReason(list: ChosenPlay[], one: ChosenPlay): ChosenPlay[] {
  const isThere = list.some(({ play }) => play.id === one.play.id)
  const isTold = list.some(other => reasonOf(other) === one.finding.says)
  return isThere || (isTold && reasonOf(one) === one.finding.says) ? list : [...list, one]
}

const reasonOf = ({ pair, finding }: ChosenPlay): Sentence => pair?.because ?? finding.says
