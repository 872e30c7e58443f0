import type { Claim } from '@sextant/contracts/deliverable'
import { PACE_LIMITS } from '../../../math/statistics/pacing.ts'
import { givenName } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import { type Line, distance, isOff } from './line.ts'

const endsEarly = ({ row, run }: Line): boolean =>
  row.runsOut !== null && row.runsOut.high < row.end && run.pacing.missing === 0

/** How many are off their course, and the one that is told of first: the furthest off, else the one whose money ends before it does. */
export function resultOf(desk: FigureDesk, lines: readonly Line[]): Claim {
  const sources = lines.flatMap(line => line.sources)
  if (lines.length === 0) return nothingToPace(desk)
  const off = lines.filter(isOff).toSorted((a, b) => distance(b) - distance(a))
  const first = off[0] ?? lines.find(endsEarly)
  const head = desk.claim(countsWords(desk, lines.length, off.length), sources)
  const own = first?.row.says ?? (lines.length === 1 ? lines[0]?.row.says : undefined)
  if (!own) return head
  return {
    ...own,
    text: `${head.text} ${own.text}`,
    computed: [...new Set([...(head.computed ?? []), ...(own.computed ?? [])])],
    sources: [...new Set([...own.sources, ...sources])],
  }
}

function countsWords(desk: FigureDesk, all: number, off: number): Sentence {
  const many = desk.counted(all, 'campaign', 'campaigns', 'campaigns with budget, dates and spend')
  const [low, high] = [
    desk.times(PACE_LIMITS.low, 'limit of the pace'),
    desk.times(PACE_LIMITS.high, 'limit of the pace'),
  ]
  if (off === 0 && all === 1) return say`On course: the pace lies between ${low} and ${high}.`
  if (off === 0) return say`${many} on course: every pace lies between ${low} and ${high}.`
  if (all === 1) return say`Off course: the pace lies outside ${low} to ${high}.`
  const some = desk.count(off, 'campaigns whose pace lies outside the limits')
  return say`${some} of ${many} off course: a pace outside ${low} to ${high}.`
}

/** What it is called in a list. */
export function titleOf(lines: readonly Line[]): string {
  const [one, ...others] = lines
  if (one && others.length === 0)
    return `${one.run.plan.name}: ${isOff(one) ? 'budget off course' : 'budget on course'}`
  const off = lines.filter(isOff).length
  return off === 0 ? 'Budgets on course' : `${off} of ${lines.length} budgets off course`
}

/** What would say that it is otherwise. */
export const overturnedBy = (desk: FigureDesk, lines: readonly Line[]): Claim[] =>
  lines
    .slice(0, 1)
    .map(({ run, sources }) =>
      desk.claim(
        say`Days to come that spend unlike the last fourteen of ${givenName(run.plan.name)}, or another budget for it.`,
        sources,
      ),
    )

/** What was paced is gone: figures were taken back, or the budget. */
const nothingToPace = (desk: FigureDesk): Claim =>
  desk.claim(
    say`No campaign has a budget, both dates and spend at the moment, so there is no pace.`,
    [
      desk.desk.book.assumption(
        'Budget, dates and spend',
        'Look under Campaigns and under Metrics.',
      ),
    ],
  )
