import type { Claim, NextAction } from '@sextant/contracts/deliverable'
import type { HeadFigure, SurerRow } from '@sextant/contracts/performance-intelligence/parts'
import type { Paced } from '@sextant/contracts/performance-intelligence/pacing'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { PACE_LIMITS } from '../../../math/statistics/pacing.ts'
import { dayText, givenName } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { actionOf } from '../../actions.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import type { NotPaced, Run } from './paced.ts'

const PACE = 'spend ÷ (budget × share of the days gone)'
const ENDS = 'days to come drawn from the last fourteen, 95%'
const REST = '(budget − spent) ÷ days left'

export type Line = { run: Run; row: Paced; sources: readonly number[] }

/** How a campaign stands, when its money is gone, and what to set a day to. */
export function lineSays(
  desk: FigureDesk,
  run: Run,
  row: Omit<Paced, 'says'>,
  sources: readonly number[],
): Claim {
  const { currency } = run
  const spent = desk.money(row.spent, 'spend up to the last known day', currency)
  const budget = desk.money(row.budget, 'budget of the campaign', currency)
  const days = desk.count(run.gone, 'days gone')
  const all = desk.counted(run.days, 'day', 'days', 'days of the campaign')
  const head = say`${givenName(run.plan.name)}: ${spent} of ${budget} after ${days} of ${all}`
  const pace = row.pace === null ? say`` : say`, pace ${desk.times(row.pace, PACE)}`
  return desk.claim(say`${head}${pace}. ${endWords(run, row)}${setWords(desk, row)}`, sources)
}

function endWords(run: Run, { runsOut, budget, spent, end }: Omit<Paced, 'says'>): Sentence {
  if (run.pacing.missing > 0) return say`Days are missing, so nobody knows what is left.`
  if (spent >= budget && runsOut) return say`The money was gone on ${dayText(runsOut.day)}.`
  if (!runsOut) return say`When the money is gone cannot be told yet: it takes a week of days.`
  const range = say`${dayText(runsOut.low)} to ${dayText(runsOut.high)}`
  return runsOut.day > end
    ? say`At the present pace the money outlasts the end on ${dayText(end)} (gone on ${dayText(runsOut.day)}, interval ${range}).`
    : say`The money is gone on ${dayText(runsOut.day)}, interval ${range}; the campaign ends on ${dayText(end)}.`
}

function setWords(desk: FigureDesk, row: Omit<Paced, 'says'>): Sentence {
  if (row.setTo === null || row.daily === null || row.state === 'on-pace') return say``
  const to = desk.money(row.setTo, REST, row.currency)
  const now = desk.money(row.daily, 'spend of the last days ÷ their number', row.currency)
  return say` Set a day to ${to}; it takes ${now} now.`
}

const isOff = ({ row }: Line): boolean => row.state === 'ahead' || row.state === 'behind'
const distance = ({ row }: Line): number => Math.abs(Math.log(Math.max(0.01, row.pace ?? 1)))

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
  if (off === 0) return say`${many} on course: every pace lies between ${low} and ${high}.`
  const some = desk.count(off, 'campaigns whose pace lies outside the limits')
  return say`${some} of ${many} off course: a pace outside ${low} to ${high}.`
}

/** What it is called in a list. */
export function titleOf(lines: readonly Line[]): string {
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
      label: 'Gone on',
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

export function actionsOf(desk: FigureDesk, lines: readonly Line[]): NextAction[] {
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
  return [
    ...set.slice(0, 2),
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
