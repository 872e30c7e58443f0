import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import type { IceIdea } from '@sextant/contracts/strategy/ice'
import { boundBy } from '../../../company/bound.ts'
import type { Fact } from '../../../company/company.ts'
import { isRemedy } from '../../../company/remedies.ts'
import { refusalsOf } from '../../../company/refusals.ts'
import type { Desk } from '../../../core/desk.ts'
import type { FoundBy } from '../../../findings/finding.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { comparedOf } from './compared.ts'

/** What sets an idea's cost against what it brings, the closest first. */
const WORTH = [
  'capacity.fix-payback',
  'capacity.fix-for-goal',
  'person.cover-pays',
  'capacity.idea-for-refused',
  'economics.hire-threshold',
  'economics.idea-in-sales',
]
/** Sums that still read as a section. */
const TOLD = 4

type Row = { idea: IceIdea; fact?: Fact<'idea'>; missing: readonly Sentence[] }

/** What the ideas come to in money, in the order of the list; and what has to come before the first of them. */
export function worthOf(desk: Desk, rows: readonly Row[]): TextSection | null {
  const ranked = rows.flatMap(({ idea, fact }) =>
    fact && idea.rank !== null ? [{ idea, fact }] : [],
  )
  const facts = ranked.map(({ fact }) => fact)
  const sums = facts.flatMap(fact => worth(desk, fact) ?? []).slice(0, TOLD)
  const waits = waiting(desk, facts[0])
  const paragraphs = [
    ...(waits ? [waits] : []),
    ...comparedOf(desk, ranked),
    ...sums.map(found => desk.finding(found)),
    ...alikeOf(desk, ranked),
    ...openOf(desk, rows),
  ]
  return paragraphs.length > 0
    ? { id: 'worth', heading: 'What the ideas come to', paragraphs }
    : null
}

/** Where all ideas rest on the same evidence, their order says nothing of it. */
function alikeOf(desk: Desk, ranked: readonly { idea: IceIdea; fact: Fact<'idea'> }[]): Claim[] {
  const [first] = ranked
  if (!first || ranked.length < PAIR) return []
  if (ranked.some(({ idea }) => idea.confidence !== first.idea.confidence)) return []
  const how = 'confidence, the same for all'
  const value = desk.kit.number(first.idea.confidence, how, [first.fact])
  const says = say`All your ideas stand at the same confidence, ${value}: their order rests on impact and ease alone. A small test of one of them, or a customer who asked, would tell them apart.`
  return [desk.claim(says, [first.fact.id], 'computed')]
}

const PAIR = 2

/** What would rate what has no rating, said once for all rows that wait for the same. */
function openOf(desk: Desk, rows: readonly Row[]): Claim[] {
  const all = rows.flatMap(({ missing, idea }) => missing.map(one => ({ one, idea })))
  const texts = [...new Set(all.map(({ one }) => one.text))]
  return texts.map(text => {
    const waiting = all.filter(({ one }) => one.text === text)
    const facts = rows.flatMap(row => row.fact ?? [])
    const count = desk.kit.number(waiting.length, 'rows that wait for it, counted', facts)
    const of = desk.kit.number(rows.length, 'rows, counted', facts)
    const what = waiting[0]!.one
    return desk.claim(say`Not rated, ${count} of ${of}: ${what}.`, [], 'not rated')
  })
}

const worth = ({ findings }: Desk, { id }: Fact): FoundBy | undefined =>
  WORTH.flatMap(rule =>
    findings.filter(found => found.rule === rule && found.rests.includes(id)),
  )[0]

/** While work is refused, whatever brings more of the same buyers brings more refusals (E. Goldratt, "The Goal", 1984). */
function waiting(desk: Desk, first: Fact<'idea'> | undefined): Claim | null {
  const bound = boundBy(desk.company)
  const [brake] = refusalsOf(desk.company)
  const name = first && desk.kit.name(first)
  if (!bound || !brake || !name || makesRoom(desk, first)) return null
  if (first.about !== undefined && bound.line !== null && first.about !== bound.line.id) return null
  const lost = desk.kit.number(brake.lost, AS_SAID, [brake])
  const line = bound.line && desk.kit.name(bound.line)
  const what = line ? say`buyers of ${line}` : say`buyers of what is refused`
  return desk.claim(
    say`${lost} sales a year are refused today. As far as it brings ${what}, the first idea (${name}) waits for the one that makes room; for everything else it can begin.`,
    [brake.id, first.id],
    'computed',
  )
}

const makesRoom = ({ findings, company }: Desk, idea: Fact<'idea'>): boolean =>
  isRemedy(company, idea) ||
  findings.some(
    ({ rule, rests }) => rule === 'capacity.idea-for-refused' && rests.includes(idea.id),
  )
