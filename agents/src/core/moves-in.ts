import type { ChosenPlay } from '../plays/choose.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { MOVES_MAX } from './decide.ts'
import type { Desk } from './desk.ts'
import type { Arranged } from './tool.ts'

/** The form's own first play leads, else the strongest; then those that belong into the form, then the best of the rest. */
export function movesIn(
  desk: Desk,
  arranged: Pick<Arranged, 'lead' | 'plays' | 'speaksAgainst' | 'about'>,
  most: number = MOVES_MAX,
): ChosenPlay[] {
  const { plays: own = [], speaksAgainst = () => false } = arranged
  const fits = (play: ChosenPlay): boolean =>
    !speaksAgainst(play) && bearsOn(arranged, play.finding.rests)
  const found = desk.plays.filter(fits)
  const all = [...own.filter(play => !speaksAgainst(play)), ...found]
  const lead = arranged.lead ?? found[0]
  return lead ? [lead, ...all].reduce(withOwnReason, []).slice(0, most) : []
}

/** Whether what rests on these facts belongs into the deliverable: all does, unless it is about one fact. */
export const bearsOn = ({ about }: Pick<Arranged, 'about'>, rests: readonly string[]): boolean =>
  about === undefined || rests.includes(about.id)

/** A move is no reason for another: each has a finding, or two facts, of its own. */
export function withOwnReason(list: ChosenPlay[], one: ChosenPlay): ChosenPlay[] {
  const isThere = list.some(({ play }) => play.id === one.play.id)
  const isTold = list.some(other => reasonOf(other) === one.finding.says)
  return isThere || (isTold && reasonOf(one) === one.finding.says) ? list : [...list, one]
}

const reasonOf = ({ pair, finding }: ChosenPlay): Sentence => pair?.because ?? finding.says
