import type { TextSection } from '@sextant/contracts/deliverable'
import { ICE_IDEAS } from '@sextant/contracts/strategy/counts'
import type { IceIdea } from '@sextant/contracts/strategy/ice'
import { CONFIDENCE } from '@sextant/contracts/strategy/ice-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { fixed } from '../../../sentences/figures.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { easeOfIdea, easeOfPlay } from './ease.ts'
import { experimentWith } from './experiment.ts'
import { evidenceOfIdea, evidenceOfPlay } from './evidence.ts'
import { impactOfIdea, impactOfPlay } from './impact.ts'
import type { Part } from './part.ts'
import { isRunningCost } from '../../../findings/payback.ts'
import { recompute } from './recompute.ts'
import { worthOf } from './worth.ts'

/** Plays beside the person's own ideas: enough to choose from, few enough to read. */
const PLAYS = 4
/** Of them, beside a list of the person's own. */
const BESIDE = 2
/** Where nothing can be weighed yet. */
const PLAYS_UNWEIGHED = 3
/** From so many ideas of the person's own on, these are ranked among themselves. */
const OWN_RANK = 2

/** A row and what it stands for, so that the best play leads the deliverable as it leads the list. */
type Row = {
  idea: IceIdea
  title: Sentence | null
  /** Of an idea of the person's own. */
  fact?: Fact<'idea'>
  chosen?: ChosenPlay
  rests: string[]
  /** What would rate what is not rated. */
  missing: Sentence[]
}

/** The person's own ideas and the plays that what is known calls for, in one list. */
export function arrange(desk: Desk): Arranged<'ice'> {
  const own = factsOf(desk.company, 'idea').slice(0, ICE_IDEAS.most - PLAYS)
  const rows = [
    ...own.map((fact, index) => rowOfIdea(desk, fact, `I${index + 1}`)),
    ...listed(desk)
      .slice(0, own.length >= OWN_RANK ? BESIDE : PLAYS)
      .map((chosen, index) => rowOfPlay(desk, chosen, `P${index + 1}`, own.length >= OWN_RANK)),
  ]
  const body = recompute({ method: 'product', ideas: rows.map(({ idea }) => idea) })
  const isOwnList = own.length >= OWN_RANK
  const ordered = body.ideas.flatMap(idea => {
    const row = rows.find(one => one.idea.id === idea.id)
    return row ? [{ ...row, idea }] : []
  })
  const plays = ordered.flatMap(({ chosen }) => (chosen ? [chosen] : []))
  const ranked = ordered.filter(({ idea }) => idea.rank !== null)
  const loses = ({ fact }: Row): boolean => fact !== undefined && costsMore(desk, fact)
  const best = ranked.find(row => !loses(row)) ?? ranked[0]
  const [top] = ranked
  const passed = top && top !== best ? top : undefined
  const test = best?.fact && experimentWith(desk, best.fact, nextOf(ordered, best))
  const lead =
    test ?? best?.chosen ?? (isOwnList ? undefined : ordered.find(({ chosen }) => chosen)?.chosen)
  const result = best && !best.chosen ? first(desk, best, passed) : undefined
  const narrative = [worthOf(desk, ordered), held(desk, ordered)].filter(
    section => section !== null,
  )
  return { body, narrative, plays, ...(lead && { lead }), ...(result && { result }) }
}

/** The person's own idea that stands behind another. */
const nextOf = (rows: readonly Row[], before: Row): Fact | undefined =>
  rows
    .slice(rows.indexOf(before) + 1)
    .find(({ fact, idea }) => fact && fact.attempt !== 'failed' && idea.rank !== null)?.fact

/** Whether its running cost is more than all the work it was meant to let through would leave: a rating does not make up for that. */
const costsMore = (desk: Desk, fact: Fact<'idea'>): boolean =>
  isRunningCost(fact) &&
  desk.findings.some(
    ({ rule, rests, figures }) =>
      OF_WORTH.has(rule) && rests.includes(fact.id) && (figures.cost ?? 0) > (figures.left ?? 0),
  )
const OF_WORTH = new Set(['capacity.idea-for-refused', 'capacity.fix-payback'])

/** The idea of the person's own that ranks first, with what its three numbers are made of. */
function first(
  desk: Desk,
  { idea, fact, rests }: Row,
  passed: Row | undefined,
): IceIdea['because'] | undefined {
  const name = fact && desk.kit.name(fact)
  if (!name) return undefined
  const score = desk.kit.number(idea.score ?? 0, 'impact × confidence × ease', [])
  const other = passed?.fact && desk.kit.name(passed.fact)
  const says = other
    ? say`Begin with ${name}, at ${score}: ${other} is rated higher, and would cost more than it can bring.`
    : say`Begin with ${name}: of your ideas that ranks first, at ${score}.`
  const claim = desk.claim(says, [...rests, ...(passed?.rests ?? [])], 'computed')
  const sources = [...new Set([...claim.sources, ...idea.because.sources])]
  return { ...claim, text: `${claim.text} ${idea.because.text}`, sources }
}

/** Plays that are done or decided, not measured, and whose weight is known; without any, the best few. */
function listed({ plays }: Desk): readonly ChosenPlay[] {
  const ideas = plays.filter(({ play }) => play.nature === 'act' || play.nature === 'decide')
  const weighed = ideas.filter(({ impact }) => impact !== null)
  return weighed.length > 0 ? weighed.slice(0, PLAYS) : ideas.slice(0, PLAYS_UNWEIGHED)
}

function rowOfIdea(desk: Desk, fact: Fact<'idea'>, id: string): Row {
  const [impact, ease] = [impactOfIdea(desk, fact), easeOfIdea(desk, fact)]
  const rung = evidenceOfIdea(desk, fact)
  const name = desk.kit.name(fact)
  const because = { ...madeOf(desk, impact, rung, ease), fact: fact.id }
  const idea = { ...unscored(impact, ease, rung.evidence), id, claim: desk.named(fact), because }
  return {
    idea,
    title: name ? say`${name}` : null,
    fact,
    rests: [fact.id],
    missing: missingIn(impact, ease),
  }
}

function rowOfPlay(desk: Desk, chosen: ChosenPlay, id: string, isBeside: boolean): Row {
  const impact = isBeside ? leftToJudge(chosen) : impactOfPlay(desk, chosen)
  const ease = easeOfPlay(desk, chosen)
  const rung = evidenceOfPlay(chosen)
  const claim = desk.rule(chosen.title, chosen)
  const sources = [...new Set([...claim.sources, ...desk.cite(chosen.finding.rests)])]
  const because = madeOf(desk, impact, rung, ease)
  const idea = {
    ...unscored(impact, ease, rung.evidence),
    id,
    claim: { ...claim, sources },
    because,
  }
  return {
    idea,
    title: chosen.title,
    chosen,
    rests: [...chosen.finding.rests],
    missing: missingIn(impact, ease),
  }
}

const missingIn = (...parts: readonly Part[]): Sentence[] =>
  parts.flatMap(({ missing }) => missing ?? [])

/** Beside the person's own ideas nobody weighs a move of the collection but the person. */
const leftToJudge = ({ finding }: ChosenPlay): Part => ({
  value: null,
  says: say`Impact: not rated beside your own ideas.`,
  rests: finding.rests,
})

const unscored = (
  impact: Part,
  ease: Part,
  evidence: IceIdea['evidence'],
): Pick<IceIdea, 'impact' | 'confidence' | 'ease' | 'evidence' | 'score' | 'rank'> => ({
  impact: impact.value,
  confidence: CONFIDENCE[evidence],
  ease: ease.value,
  evidence,
  score: null,
  rank: null,
})

/** The inputs of the three numbers, in their order. */
function madeOf(
  desk: Desk,
  impact: Part,
  rung: { says: Sentence; rests: readonly string[] },
  ease: Part,
): IceIdea['because'] {
  const rests = [...impact.rests, ...rung.rests, ...ease.rests]
  const isRated = impact.value !== null && ease.value !== null
  const says = say`${impact.says} ${rung.says} ${ease.says}`
  return desk.claim(says, rests, isRated ? 'computed' : 'not rated')
}

/** Places that the idea with the largest impact must lie behind before it is worth a word. */
const HELD_FROM = 3

/** Why the idea that would bring the most does not stand first. */
function held(desk: Desk, rows: readonly Row[]): TextSection | null {
  const ranked = rows.filter(({ idea }) => idea.rank !== null)
  const [largest] = ranked.toSorted((a, b) => (b.idea.impact ?? 0) - (a.idea.impact ?? 0))
  if (!largest?.title || (largest.idea.rank ?? 0) < HELD_FROM) return null
  const { impact, ease, confidence, rank } = largest.idea
  const ten = fixed.number(10, 'the scale of the method')
  const number = (value: number | null, how: string) => desk.kit.number(value ?? 0, how, [])
  const place = number(rank, 'place in the list')
  const start = say`${largest.title}: the largest impact, ${number(impact, 'impact')} of ${ten}, and only place ${place}`
  const isHard = (ease ?? 0) < confidence
  const says = isHard
    ? say`${start}, because its ease is ${number(ease, 'ease')}. Look for a smaller version of it that takes less.`
    : say`${start}, because its confidence is ${number(confidence, 'confidence')}. A small test would move it up or settle it.`
  const claim = desk.claim(says, largest.rests, 'computed')
  return { id: 'held', heading: 'What holds the largest idea back', paragraphs: [claim] }
}
