import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { leadOfGoal } from '../../../core/lead.ts'
import { movesIn } from '../../../core/moves-in.ts'
import type { Arranged } from '../../../core/tool.ts'
import { brings, type ChosenPlay } from '../../../plays/choose.ts'
import { say } from '../../../sentences/sentence.ts'

/** What a key result counts, with the cards that name the same thing. What is only watched is not to be moved. */
export type Counted = { fact: Fact; alike: readonly string[]; isWatched: boolean }
type Served = Pick<Arranged, 'lead' | 'plays'> & { narrative: TextSection[] }

/** Moves in the order in which they serve the key results, and which serves which: a move that serves none stands last. */
export function served(desk: Desk, counted: readonly Counted[]): Served {
  const moving = counted.filter(({ isWatched }) => !isWatched)
  const useful = desk.plays.filter(chosen => moving.some(one => isServed(one, chosen)))
  const best = moving.flatMap(
    one =>
      useful.find(chosen => restsOn(one, chosen)) ??
      useful.find(chosen => isServed(one, chosen)) ??
      [],
  )
  const ofGoal = leadOfGoal(desk)
  const lead = leaderOf(moving[0], ofGoal, best)
  const plays = [...new Set([...best, ...useful])]
  const moves = movesIn(desk, { plays, ...(lead && { lead }) })
  const paragraphs = counted.flatMap(one => servedBy(desk, one, moves) ?? [])
  const section = { id: 'served', heading: 'Which move serves which key result', paragraphs }
  return { plays, narrative: paragraphs.length > 0 ? [section] : [], ...(lead && { lead }) }
}

/** What the first key result needs leads; where nothing serves it, what serves another. */
function leaderOf(
  first: Counted | undefined,
  ofGoal: ChosenPlay | undefined,
  best: readonly ChosenPlay[],
): ChosenPlay | undefined {
  const all = ofGoal ? [ofGoal, ...best] : best
  const serving = first && all.find(chosen => isServed(first, chosen))
  return serving ?? best[0] ?? ofGoal
}

const isServed = (one: Counted, chosen: ChosenPlay): boolean =>
  restsOn(one, chosen) || bringsMoreOf(one, chosen)

/** What a goal counts that more buyers, or a better price, bring. */
const BY_BUYERS = new Set<Fact<'goal'>['counts']>([
  'sales',
  'money',
  'customers',
  'members',
  'leads',
])

/** A goal for all sales is served by whatever brings buyers; one for money by a price, too. */
function bringsMoreOf({ fact }: Counted, { play }: ChosenPlay): boolean {
  if (fact.kind !== 'goal' || fact.about !== undefined || fact.keep) return false
  if (!BY_BUYERS.has(fact.counts)) return false
  return brings(play) || (fact.counts === 'money' && play.area === 'pricing')
}

/** A move serves a result whose fact its reason rests on, or whose line it is about. */
function restsOn({ fact, alike }: Counted, { finding, pair }: ChosenPlay): boolean {
  const isRested = finding.rests.some(id => id === fact.id || alike.includes(id))
  const isPaired = pair?.own.id === fact.id || pair?.around.id === fact.id
  return isRested || isPaired || (fact.about !== undefined && finding.rests[0] === fact.about)
}

/** Said where no move does it, too: a result without one is a wish. */
function servedBy(desk: Desk, one: Counted, moves: readonly ChosenPlay[]): Claim | null {
  const label = desk.kit.name(one.fact)
  if (!label) return null
  if (one.isWatched)
    return desk.claim(say`${label}: watched only; no move is meant to change it`, [], 'rule')
  const [first, second] = moves.filter(chosen => isServed(one, chosen))
  if (!first) return desk.claim(say`${label}: no move here serves it yet`, [], 'not rated')
  const says = second
    ? say`${label}: ${first.title}; then: ${second.title}`
    : say`${label}: ${first.title}`
  return desk.rule(says, first)
}
