import type { Claim } from '@sextant/contracts/deliverable'
import { ATTRACTS, type Criterion, FITS } from '@sextant/contracts/marketing-strategy/segment-words'
import type { SegmentRow, Segments } from '@sextant/contracts/marketing-strategy/segments'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { isTold, latestOf } from '../../company/latest.ts'
import { groupOfGoal } from '../../company/goal-group.ts'
import { groupMeantBy } from '../../company/group-meant.ts'
import { spentAYear } from '../../company/spending.ts'
import type { Desk } from '../../core/desk.ts'
import { againstLargest, growthPart, pointsOf, segmentScore } from '../../math/segment-score.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Aim } from '../aim.ts'
import { type Closing, closings } from '../closing.ts'
import { closingWords } from '../closing-words.ts'
import { called } from '../called.ts'
import { isPeriodOpen, waysOf } from '../ways.ts'
import { WEIGHING } from '../methods.ts'
import { openClaim } from '../open-claim.ts'

/** What counts how much, of a hundred on either side, until somebody says otherwise. */
const WEIGHTS: Segments['weights'] = { size: 30, spend: 45, growth: 25, loyalty: 50, reached: 50 }

type Group = Fact<'segment'>

/** The groups that pay, weighed, and the one that everything after this is for. */
export function segmentsOf(desk: Desk, aim: Aim | null): Segments {
  const groups = payingGroups(desk.company)
  const rows = groups.map(group => rowOf(desk, group))
  const scored = weighed({ rows, weights: WEIGHTS })
  const target = targetAmong(desk.company, scored, aim)
  return {
    rows: scored,
    weights: WEIGHTS,
    target: target ?? null,
    reason: reasonOf(desk, { rows: scored, target, aim }),
    method: methodOf(desk),
  }
}

/** Whose money it is: users who do not pay are no market. */
const payingGroups = (company: Company): Group[] =>
  factsOf(company, 'segment').filter(({ side, avoid }) => side !== 'user' && !avoid)

const rowOf = (desk: Desk, group: Group): SegmentRow => ({
  fact: group.id,
  claim: desk.named(group),
  size: group.single ? 1 : (group.size ?? null),
  spend: spentAYear(desk.company, group),
  growth: group.growth ?? null,
  loyalty: group.repeats ?? (group.leaves === undefined ? null : 1 - group.leaves),
  reached: group.share ?? null,
  attractiveness: null,
  fit: null,
  score: null,
})

/** Points of every group anew. */
export function weighed({ rows, weights }: Pick<Segments, 'rows' | 'weights'>): SegmentRow[] {
  const largest = (of: 'size' | 'spend' | 'reached'): number =>
    Math.max(0, ...rows.map(row => row[of] ?? 0))
  const most = { size: largest('size'), spend: largest('spend'), reached: largest('reached') }
  const sideOf = (parts: Parts, criteria: readonly Criterion[]): number | null =>
    pointsOf(
      criteria.map(criterion => parts[criterion]),
      criteria.map(criterion => weights[criterion]),
    )
  return rows.map(row => {
    const parts = partsOf(row, most)
    const attractiveness = sideOf(parts, ATTRACTS)
    const fit = sideOf(parts, FITS)
    return { ...row, attractiveness, fit, score: segmentScore(attractiveness, fit) }
  })
}

type Parts = Readonly<Record<Criterion, number | null>>

const partsOf = (
  { size, spend, growth, loyalty, reached }: SegmentRow,
  most: Readonly<Record<'size' | 'spend' | 'reached', number>>,
): Parts => ({
  size: againstLargest(size, most.size),
  spend: againstLargest(spend, most.spend),
  growth: growthPart(growth),
  loyalty,
  reached: againstLargest(reached, most.reached),
})

/** The session's own group, else the goal's, else where the goal's gap closes for least, else what was told here, what weighs most, what brings most, or what was told last. */
function targetAmong(
  company: Company,
  rows: readonly SegmentRow[],
  aim: Aim | null,
): string | undefined {
  const isRow = (id: string | undefined): boolean => rows.some(({ fact }) => fact === id)
  const firm = [company.subject, groupOfGoal(company)?.group.id, cheapest(company, aim)?.group.id]
  const named = firm.find(isRow)
  if (named) return named
  const told = rows.filter(({ fact }) => isTold(company, fact))
  const among = told.length > 0 ? told : rows
  const latest = latestOf(company, 'segment')?.id
  const groups = rows.filter(row => !isSingle(company, row))
  const last = groups.find(({ fact }) => fact === latest)
  return (heaviest(company, among) ?? largest(company, among) ?? last ?? among[0])?.fact
}

/** Points compare groups: with one that has any, or with none between two, there is nothing to compare, and one account is no group. */
function heaviest(company: Company, rows: readonly SegmentRow[]): SegmentRow | undefined {
  const scored = rows.filter(row => row.score !== null && !isSingle(company, row))
  const [best, next] = scored.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
  return best && next && (best.score ?? 0) > (next.score ?? 0) ? best : undefined
}

/** Which brings most of the sales, where two of them tell. */
function largest(company: Company, rows: readonly SegmentRow[]): SegmentRow | undefined {
  const told = rows.filter(row => row.reached !== null && !isSingle(company, row))
  const [most, next] = told.toSorted((a, b) => (b.reached ?? 0) - (a.reached ?? 0))
  return most && next && (most.reached ?? 0) > (next.reached ?? 0) ? most : undefined
}

const isSingle = (company: Company, { fact }: SegmentRow): boolean =>
  factsOf(company, 'segment').some(({ id, single }) => id === fact && single === true)

/** The group in which the goal takes least money, of those that a counted way brings and that are large enough: a group that nobody can reach yet is looked at beside it. */
function cheapest(company: Company, aim: Aim | null): Closing | undefined {
  const [first, second] = closings(company, aim)
  if (!first?.isRoom) return undefined
  return second || isAloneReached(company, first) ? first : undefined
}

/** Whether no other group has a way of its own that is counted, for money or for none, and this one’s cost is told whole. */
const isAloneReached = (company: Company, { group, way }: Closing): boolean =>
  !isPeriodOpen(way) &&
  waysOf(company).every(one => {
    const other = one.customers ? groupMeantBy(company, one) : undefined
    return !other || other.id === group.id
  })

type Chosen = { rows: readonly SegmentRow[]; target: string | undefined; aim: Aim | null }

function reasonOf(desk: Desk, chosen: Chosen): Claim {
  const row = chosen.rows.find(({ fact }) => fact === chosen.target)
  if (!row) return NO_GROUP(desk)
  const because = becauseOf(desk, chosen, row)
  return desk.claim(because, [row.fact], row.score === null ? 'told' : 'computed')
}

function becauseOf(desk: Desk, { rows, aim }: Chosen, { fact }: SegmentRow): Sentence {
  if (fact === desk.company.subject) return say`You chose this group.`
  const goals = groupOfGoal(desk.company)
  if (fact === goals?.group.id)
    return goals.by === 'goal'
      ? say`It is the group that the goal counts.`
      : say`It is the group that the goal’s line is for.`
  if (rows.length === 1) return say`It is the only group on your cards.`
  const first = cheapest(desk.company, aim)
  if (first?.group.id === fact) {
    const others = closings(desk.company, aim).filter(({ group }) => group.id !== fact)
    return closingWords(desk, first, others)
  }
  const told = rows.filter(row => isTold(desk.company, row.fact))
  const among = told.length > 0 ? told : rows
  const scored = rows.filter(row => row.score !== null)
  if (heaviest(desk.company, among)?.fact === fact) return say`${weighWords(desk, scored, fact)}`
  if (largest(desk.company, among)?.fact === fact) return mostWords(desk, fact)
  const group = factsOf(desk.company, 'segment').find(({ id }) => id === fact)
  const name = group && called(desk.kit, group)
  return name
    ? say`Nothing on the cards tells the groups apart yet. Until you choose another, the strategy is for ${name}.`
    : say`Nothing on the cards tells the groups apart yet.`
}

function mostWords({ kit, company }: Desk, fact: string): Sentence {
  const group = factsOf(company, 'segment').find(({ id }) => id === fact)
  if (!group?.share) return say`It brings the largest part of the sales.`
  return say`It brings the largest part of the sales, ${kit.percent(group.share, 'as said', [group])}.`
}

/** Its points beside the next best. */
function weighWords({ kit, company }: Desk, scored: readonly SegmentRow[], fact: string): Sentence {
  const all = factsOf(company, 'segment')
  const [own, next] = [
    scored.find(row => row.fact === fact),
    scored.filter(row => row.fact !== fact).toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0],
  ].map(row => {
    const group = all.find(({ id }) => id === row?.fact)
    return row && group ? { group, score: row.score ?? 0 } : null
  })
  if (!own || !next) return say`By the figures on your cards it weighs most.`
  const [points, others] = [own, next].map(({ group, score }) =>
    kit.number(score, 'attractiveness × fit ÷ 100', [group]),
  )
  return say`By the figures on your cards it weighs most: ${points!} points, and ${called(kit, next.group)} ${others!}.`
}

const NO_GROUP = (desk: Desk): Claim =>
  openClaim(desk, {
    says: 'No group of customers has a card yet.',
    topic: 'Who buys: not known yet',
    check: 'Write down for the next five who buy: who they are, and what they had in common.',
  })

const methodOf = (desk: Desk): Claim => ({
  text: 'Attractive is a group that is large, spends much and grows; it fits where people come back and much of the sales is theirs. The points of both are multiplied. The weights are a beginning: change them.',
  sources: [desk.book.method(WEIGHING)],
  evidence: 'rule',
})

/** The fact of the group that is aimed at. */
export const targetFact = (desk: Desk, { target }: Segments): Group | undefined =>
  factsOf(desk.company, 'segment').find(({ id }) => id === target)
