import type { Claim, NextAction } from '@sextant/contracts/deliverable'
import type { HeadFigure, SurerRow } from '@sextant/contracts/performance-intelligence/parts'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { PACE_LIMITS } from '../../../math/statistics/pacing.ts'
import { dayText, givenName } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { actionOf } from '../../actions.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import type { NotPaced } from './paced.ts'
import { ENDS, type Line, PACE, REST, distance, isOff } from './line.ts'

export function headOf(desk: FigureDesk, lines: readonly Line[]): HeadFigure[] {
  const one = lines.toSorted((a, b) => distance(b) - distance(a))[0]
  if (!one) return []
  const { row, run, sources } = one
  const left = row.budget - row.spent
  return [
    {
      label: `Pace of ${run.plan.name}`,
      value: row.pace === null ? '–' : desk.times(row.pace, PACE).render('middle'),
      note: desk.claim(
        say`on its course from ${desk.times(PACE_LIMITS.low, 'limit of the pace')} to ${desk.times(PACE_LIMITS.high, 'limit of the pace')}`,
        sources,
      ),
      isClear: row.state === null ? null : row.state === 'on-pace',
    },
    {
      label: 'Money left',
      value: writeMoney(Math.round(left), row.currency),
      note: desk.claim(
        say`of ${desk.money(row.budget, 'budget of the campaign', row.currency)}`,
        sources,
      ),
      isClear: null,
    },
    {
      label: 'Money gone on',
      value: row.runsOut ? dayText(row.runsOut.day).render('middle') : 'not known',
      note: row.runsOut
        ? desk.claim(
            say`interval ${dayText(row.runsOut.low)} to ${dayText(row.runsOut.high)}, from ${desk.counted(run.gone, 'day', 'days', ENDS)}`,
            sources,
          )
        : desk.claim(say`a week of known days is needed`, sources),
      isClear: null,
    },
  ]
}

const WHY: Readonly<Record<NotPaced['why'], Sentence>> = {
  'not-begun': say`has not begun in the figures`,
  'no-spend': say`has no spend in the figures: match its name under the import`,
  'other-money': say`has spend in several currencies, and no budget for each`,
  'long-ago': say`began longer ago than figures are looked at`,
}

export const leftSays = (desk: FigureDesk, { plan, why }: NotPaced): Claim => ({
  ...desk.claim(say`${givenName(plan.name)} ${WHY[why]}`, [
    desk.desk.book.assumption(
      `Spend of “${plan.name}”`,
      'Match the campaign to its name in the export under Metrics.',
    ),
  ]),
})

/** What to set, what to match, and when to look again. */
export function actionsOf(
  desk: FigureDesk,
  lines: readonly Line[],
  left: readonly Claim[],
): NextAction[] {
  const off = lines.filter(isOff).toSorted((a, b) => distance(b) - distance(a))
  const set = off.flatMap(({ row, run, sources }) => {
    if (row.setTo === null) return []
    const to = desk.money(row.setTo, REST, row.currency)
    return actionOf(
      desk,
      desk.claim(say`Set the daily budget of ${givenName(run.plan.name)} to ${to}`, sources),
      {
        role: 'marketing',
        when: 1,
        metric: 'Pace between 0.85 and 1.15',
      },
    )
  })
  const again = desk.claim(
    say`Import the spend again, and read the pace anew`,
    lines.flatMap(({ sources }) => sources),
  )
  const match = desk.claim(
    say`Match the campaigns without spend to their names in the export`,
    left.flatMap(({ sources }) => sources),
  )
  const matching = actionOf(desk, match, { role: 'marketing', when: 2, metric: 'Campaigns paced' })
  return [
    ...set.slice(0, left.length > 0 ? 1 : 2),
    ...(left.length > 0 ? [matching] : []),
    actionOf(desk, again, { role: 'marketing', when: 5, metric: 'Spend against budget and time' }),
  ]
}

export function surerOf(desk: FigureDesk, lines: readonly Line[]): SurerRow[] {
  const missing = lines.filter(({ run }) => run.pacing.missing > 0)
  return missing.map(({ run, sources }) => ({
    does: desk.claim(say`Import the missing days of ${givenName(run.plan.name)}`, sources),
    settles: desk.claim(say`What is left, and when it is gone`, sources),
    needs: desk.claim(
      say`${desk.counted(run.pacing.missing, 'day', 'days', 'days gone without a figure')}`,
      sources,
    ),
  }))
}
