import { MEASURES } from '@sextant/contracts/figures/measures'
import type { Claim } from '@sextant/contracts/deliverable'
import type { Paced } from '@sextant/contracts/performance-intelligence/pacing'
import { dayText, givenName, ownWord } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import type { Run } from './paced.ts'

export const PACE = 'spend ÷ (budget × share of the days gone)'
export const ENDS = 'days to come drawn from the last fourteen, 95%'
const UNSPENT = 'budget − spent − spend of the last days × days left'
export const REST = '(budget − spent) ÷ days left'

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
  const tail = say`${endWords(run, row)}${setWords(desk, row)}${unspentWords(desk, run, row)}`
  return desk.claim(say`${head}${pace}. ${tail}`, sources)
}

function endWords(run: Run, { runsOut, budget, spent, end }: Omit<Paced, 'says'>): Sentence {
  if (run.pacing.missing > 0) return say`Days are missing, so nobody knows what is left.`
  if (spent >= budget && runsOut) return say`The money was gone on ${dayText(runsOut.day)}.`
  if (!runsOut) return say`When the money is gone cannot be told yet: it takes a week of days.`
  const range =
    runsOut.low === runsOut.high
      ? say`that day alone`
      : say`${dayText(runsOut.low)} to ${dayText(runsOut.high)}`
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

/** What stays of the money if nothing is done, and what it would bring at the cost so far. */
function unspentWords(desk: FigureDesk, run: Run, row: Omit<Paced, 'says'>): Sentence {
  const { daily, setTo, currency, budget, spent, state } = row
  if (setTo === null || daily === null || state !== 'behind') return say``
  const unspent = budget - spent - daily * (run.days - run.gone)
  if (unspent <= 0) return say``
  const stays = desk.money(unspent, UNSPENT, currency)
  const left = say` Left as it is, about ${stays} stays unspent.`
  if (!run.brought) return left
  const { measure, count } = run.brought
  const each = spent / count
  const one = desk.money(each, 'spend ÷ what it has brought', currency)
  const more = desk.count(Math.floor(unspent / each), 'money unspent ÷ cost of one so far')
  const n = desk.count(Math.round(count), 'what the spend has brought so far')
  const name = ownWord(MEASURES[measure].label.toLowerCase())
  return say`${left} At ${one} each so far (n ${n}) that is about ${more} ${name}, should the next money bring what the last did.`
}

export const isOff = ({ row }: Line): boolean => row.state === 'ahead' || row.state === 'behind'
export const distance = ({ row }: Line): number => Math.abs(Math.log(Math.max(0.01, row.pace ?? 1)))
