import { findAll } from '../src/findings/find.ts'
import { choosePlays } from '../src/plays/choose.ts'
import { companyOf } from './company-of.ts'
import type { Firm } from './firm.ts'
import { addReading, type ReadingScore, scoreReading } from './reading.ts'
import { scoreWriting, sharedRuns, type WritingScore } from './writing.ts'

/** One line of the table: 0–1 where it is a part. */
export type EvalRow = { figure: string; got: number; goal: string; holds: boolean; isPart: boolean }

type Concluded = { findings: number; wanted: number; plays: number; broken: number }
type Scored = { firm: Firm; reading: ReadingScore; writing: WritingScore; concluded: Concluded }

/** The figures of the engine over some firms. */
export function evaluate(firms: readonly Firm[]): EvalRow[] {
  const scored = firms.map(score)
  return [
    ...readingRows(scored),
    ...conclusionRows(scored),
    ...writingRows(scored),
    ...twinRows(scored),
  ]
}

const score = (firm: Firm): Scored => ({
  firm,
  reading: scoreReading(firm),
  writing: scoreWriting(firm),
  concluded: concluded(firm),
})

function concluded(firm: Firm): Concluded {
  const company = companyOf(firm)
  const { findings, wanted, broken } = findAll(company)
  const plays = choosePlays(company, findings)
  return {
    findings: findings.length,
    wanted: wanted.length,
    plays: plays.length,
    broken: broken.length,
  }
}

function readingRows(scored: readonly Scored[]): EvalRow[] {
  const all = scored.map(({ reading }) => reading).reduce(addReading)
  return [
    part('cards of the right kind, from its own words', all.rightCards / all.cards, 0.9),
    part(
      'figures and names filled in that are right',
      all.rightFilled / Math.max(1, all.filled),
      0.95,
    ),
    part('figures of an answer that reach a card', all.reached / Math.max(1, all.figures), 0.7),
  ]
}

function conclusionRows(scored: readonly Scored[]): EvalRow[] {
  const of = (name: keyof Concluded): number[] => scored.map(({ concluded: one }) => one[name])
  return [
    least('findings of a firm from confirmed cards, mean', mean(of('findings')), 8),
    least('the fewest findings of a firm', Math.min(...of('findings')), 3),
    least('plays that fit a firm, the fewest', Math.min(...of('plays')), 6),
    least('questions that would switch more on, mean', mean(of('wanted')), 3),
    none('rules that broke', total(of('broken'))),
  ]
}

function writingRows(scored: readonly Scored[]): EvalRow[] {
  const of = (
    name: 'claims' | 'sourced' | 'strays' | 'splices' | 'failed' | 'steps' | 'ownSteps',
  ): number => total(scored.map(({ writing }) => writing[name]))
  return [
    part(
      'statements with a fact, a computed figure or a named source',
      of('sourced') / of('claims'),
      0.85,
    ),
    none('deliverables with a number that nothing produced', of('strays')),
    none('the person’s clauses outside quotation marks', of('splices')),
    none('checks that are not passed', of('failed')),
    part(
      'steps of moves that name a fact or figure of the firm',
      of('ownSteps') / of('steps'),
      0.25,
    ),
  ]
}

/** Firms of one industry are compared with each other: what they share says how much is template. */
function twinRows(scored: readonly Scored[]): EvalRow[] {
  const pairs = scored.flatMap((one, index) =>
    scored
      .slice(index + 1)
      .filter(other => other.firm.industry === one.firm.industry)
      .map(other => [one.writing, other.writing] as const),
  )
  const plays = pairs.map(([a, b]) => commonPlays(a, b))
  const runs = pairs.map(([a, b]) => sharedRuns(a.sentences, b.sentences))
  return [
    most('top five plays that two firms of one industry share, mean', mean(plays), 0.5),
    most('four-word runs that two firms of one industry share, mean', mean(runs), 0.25),
  ]
}

const commonPlays = (a: WritingScore, b: WritingScore): number =>
  a.topPlays.filter(id => b.topPlays.includes(id)).length / Math.max(1, a.topPlays.length)

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const mean = (values: readonly number[]): number => total(values) / Math.max(1, values.length)
const percent = (ratio: number): string => `${Math.round(ratio * 100)}%`

const part = (figure: string, got: number, goal: number): EvalRow => ({
  figure,
  got,
  goal: `≥ ${percent(goal)}`,
  holds: got >= goal,
  isPart: true,
})
const most = (figure: string, got: number, goal: number): EvalRow => ({
  figure,
  got,
  goal: `≤ ${percent(goal)}`,
  holds: got <= goal,
  isPart: true,
})
const least = (figure: string, got: number, goal: number): EvalRow => ({
  figure,
  got,
  goal: `≥ ${goal}`,
  holds: got >= goal,
  isPart: false,
})
const none = (figure: string, got: number): EvalRow => ({
  figure,
  got,
  goal: '0',
  holds: got === 0,
  isPart: false,
})
