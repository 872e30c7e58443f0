import type { TowsKind } from '@sextant/contracts/strategy/swot-words'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { PlaySource } from '../../../plays/play.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** Where the pairing of inside and outside comes from. */
export const TOWS: PlaySource = { method: 'The TOWS matrix', by: 'Weihrich 1982' }

type Pair = { own: Label; around: Label; fact: Fact }

/** What the heaviest pair of a cell comes to where no play of the collection answers it: what the matrix itself says of such a pair, and no more. Null where a name fits no sentence. */
export function plainPair(desk: Desk, kind: TowsKind, own: Fact, around: Fact): Sentence | null {
  const names = { own: desk.kit.name(own), around: desk.kit.name(around) }
  if (!names.own || !names.around) return null
  return BY_CELL[kind]({ own: names.own, around: names.around, fact: around })
}

const BY_CELL: Readonly<Record<TowsKind, (pair: Pair) => Sentence>> = {
  SO: ({ own, around, fact }) => {
    if (fact.kind !== 'change')
      return say`${around}: lead with ${own}, and ask what else it would take`
    return fact.touches === 'funding'
      ? say`${around}: tell those whom it pays for about ${own} before it begins`
      : say`${around}: be ready when it comes, and lead with ${own}`
  },
  WO: ({ own, around, fact }) => {
    if (fact.kind === 'change')
      return say`${own}: settle it in time, with ${around} in view, or others gain`
    return fact.kind === 'segment'
      ? say`${own}: give what there is of it to ${around} first`
      : say`${own}: let others take a part over, to be free for ${around}`
  },
  ST: ({ own, around, fact }) => {
    const isCost = fact.kind === 'change' && fact.touches === 'cost'
    return isCost
      ? say`${around}: raise the price by it first where buyers come for ${own}`
      : say`${own}: give buyers a figure to check, in answer to ${around}`
  },
  WT: ({ own, around, fact }) =>
    fact.kind === 'change'
      ? say`${own}: settle it in time, with ${around} in view`
      : say`${around}: contest nothing that hangs on ${own}`,
}
