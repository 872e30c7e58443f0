import type { Paced, PacingBody } from '@sextant/contracts/performance-intelligence/pacing'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged, Awaited, Heard } from '../../../core/tool.ts'
import { FigureDesk } from '../../figure-desk.ts'
import { healthLines } from '../../health-lines.ts'
import { figuresAwaited, NOTHING_MEASURED } from '../../nothing-yet.ts'
import { currencyIn, lastDayOf } from '../../sides.ts'
import { dailyOf, endsOf, type NotPaced, type Run, runOf } from './paced.ts'
import { actionsOf, headOf, leftSays, surerOf } from './beside.ts'
import { type Line, lineSays } from './line.ts'
import { overturnedBy, resultOf, titleOf } from './words.ts'

/** Money runs against a budget and dates: without a campaign that has both there is nothing to pace. */
export function budgetAwaited(heard: Heard): Awaited | null {
  const awaited = figuresAwaited(heard)
  if (awaited) return awaited
  const { campaigns = [] } = heard.figures ?? {}
  const known = heard.figures
  if (known && campaigns.some(plan => 'pacing' in runOf(plan, known))) return null
  return {
    key: 'budget',
    text:
      campaigns.length === 0
        ? 'No campaign has a budget with a first and a last day yet. Fill them in under Campaigns, then say “Go on”.'
        : 'None of your campaigns with a budget has spend in the figures: match the names of the export to your campaigns under Metrics, then say “Go on”.',
    why: 'Pace is spend against budget and time: it takes a budget, both dates, and the spend of each day.',
    example: '“Go on”',
  }
}

/** Spend against budget and time of every campaign that has both, the ones off their course first. */
export function arrange(desk: Desk, { figures: measured }: Heard): Arranged<'pacing'> {
  const figures = measured ?? NOTHING_MEASURED
  const figureDesk = new FigureDesk(desk, figures, currencyIn(figures))
  const runs = figures.campaigns.map(plan => runOf(plan, figures))
  const lines = runs
    .filter((run): run is Run => 'pacing' in run)
    .map(run => lineOf(figureDesk, run))
    .toSorted((a, b) => off(b.row) - off(a.row))
  const left = runs.filter((run): run is NotPaced => 'why' in run)
  const leftOut = left.map(one => leftSays(figureDesk, one))
  const body: PacingBody = {
    known: lastDayOf(figures) ?? desk.company.today,
    health: healthLines(figures, desk.company.today),
    head: headOf(figureDesk, lines),
    rows: lines.map(({ row }) => row),
    left: leftOut,
    surer: surerOf(figureDesk, lines),
  }
  return {
    body,
    result: resultOf(figureDesk, lines),
    title: titleOf(lines),
    actions: actionsOf(figureDesk, lines, leftOut),
    wouldChange: overturnedBy(figureDesk, lines),
  }
}

const off = ({ pace }: Paced): number => Math.abs(Math.log(Math.max(0.01, pace ?? 1)))

function lineOf(desk: FigureDesk, run: Run): Line {
  const sources = run.queries.map(query => desk.metric(query))
  const { plan, pacing } = run
  const row = {
    id: plan.id,
    name: plan.name,
    currency: run.currency,
    start: plan.start_date,
    end: plan.end_date,
    budget: plan.budget_cents,
    spent: run.spent,
    elapsed: run.gone / run.days,
    pace: pacing.pace,
    state: pacing.state,
    runsOut: endsOf(run),
    ...dailyOf(run, desk.known),
  }
  return { run, sources, row: { ...row, says: lineSays(desk, run, row, sources) } }
}
