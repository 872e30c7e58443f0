import type { FigureRow } from '@sextant/contracts/figures/row'
import type { Channel } from '@sextant/contracts/figures/sources'
import { campaignNumber } from './campaign-number.ts'
import { channelOfSource, channelOfVisit, channelOfWord } from './channels.ts'
import { readDay } from './days.ts'
import type { Outcome } from './head.ts'
import { whyLeftOut } from './left-out.ts'
import { currencyOf, minorUnits, plainNumber } from './money.ts'
import { readNumber } from './numbers.ts'
import type { Figure, Plan } from './plan.ts'
import type { Cell, FileRecord } from './record.ts'
import { sliceText } from './slices.ts'

type Problem = Extract<Outcome, { kind: 'problem' }>
type Day = { day: string; hour: number | null }

/** The text of the column that has a role, or nothing. */
export const textAt = (plan: Plan, cells: Cell[], role: Parameters<Plan['at']>[0]): string => {
  const at = plan.at(role)
  return at < 0 ? '' : String(cells[at] ?? '')
}

const problemAt = (plan: Plan, line: number, at: number, cell: Cell, says: string): Problem => ({
  kind: 'problem',
  line,
  column: at < 0 ? null : at,
  header: plan.headers[at] ?? '',
  value: String(cell),
  says,
})

function dayOf(plan: Plan, cells: Cell[]): Day | { at: number; says: string } {
  if (plan.titleDay !== null && plan.dayAt === null) return { day: plan.titleDay, hour: null }
  const [starts, ends] = [plan.at('starts'), plan.at('ends')]
  const at = plan.dayAt ?? starts
  const read = readDay(cells[at] ?? '', plan.dayOrder)
  if ('says' in read) return { at, says: read.says }
  if ('nothing' in read) return { at, says: 'No day on this line.' }
  if (read.day > plan.lastDay) return { at, says: 'The day is still to come.' }
  if (plan.dayAt === null && ends >= 0 && cells[ends] !== cells[starts])
    return { at: ends, says: 'The line is a sum over several days.' }
  return { day: read.day, hour: plan.timed ? (hourOf(plan, cells) ?? read.hour) : null }
}

function hourOf(plan: Plan, cells: Cell[]): number | null {
  const hour = Number.parseInt(textAt(plan, cells, 'hour'), 10)
  return hour >= 0 && hour < 24 ? hour : null
}

type Amount = { value: number } | { nothing: true } | { says: string }

function amountOf(figure: Figure, cell: Cell, currency: string | null): Amount {
  const told = readNumber(cell, figure.decimal)
  if (!('number' in told)) return told
  const written = told.number.currency
  if (figure.money && written && currency && written !== currency)
    return { says: `In ${written}, while the line is in ${currency}.` }
  return {
    value: figure.money ? minorUnits(told.number, currency) : plainNumber(told.number),
  }
}

/** The currency of a line: its own column, what an amount or a header says, else the file's. */
function currencyOfLine(plan: Plan, cells: Cell[]): string | null {
  const own = currencyOf(textAt(plan, cells, 'currency'))
  if (own) return own
  const money = plan.figures.filter(figure => figure.money)
  for (const { at, decimal } of money) {
    const told = readNumber(cells[at] ?? '', decimal)
    if ('number' in told && told.number.currency) return currencyOf(told.number.currency)
  }
  return money.find(({ currency }) => currency)?.currency ?? plan.currency
}

/** What an own table calls a channel, a visit's source, or what the source is alone of. */
function channelOf(plan: Plan, cells: Cell[]): Channel | null {
  const word = textAt(plan, cells, 'channel')
  const [source, medium] = textAt(plan, cells, 'slice:visits').split(' / ')
  const byVisit = source ? channelOfSource(source.trim(), (medium ?? '').trim()) : null
  if (byVisit) return byVisit
  if (word !== '') return plan.channels[word] ?? channelOfWord(word)
  return plan.grain === 'order' ? (orderChannel(plan, cells) ?? plan.channel) : plan.channel
}

const orderChannel = (plan: Plan, cells: Cell[]): Channel | null =>
  channelOfVisit({
    source: textAt(plan, cells, 'visit_source'),
    medium: textAt(plan, cells, 'visit_medium'),
    landing: textAt(plan, cells, 'landing'),
    referrer: textAt(plan, cells, 'referrer'),
  })

/** The campaign, by the name under which its figures are kept where its number is told. */
function campaignOf(plan: Plan, cells: Cell[], day: string): string | null {
  const called = textAt(plan, cells, 'campaign')
  if (called === '') return null
  const at = plan.at('campaign_number')
  const number = plan.campaigns && at >= 0 ? campaignNumber(cells[at] ?? '') : null
  return plan.campaigns && number ? plan.campaigns.keptAs(number, called, day) : called
}

/** What the line is of. Names of ads repeat in every group, so the group's stands before them. */
function entityOf(plan: Plan, cells: Cell[], campaign: string | null): string | null {
  const text = (role: 'channel' | 'order'): string => textAt(plan, cells, role)
  const parts = [textAt(plan, cells, 'ad_group'), textAt(plan, cells, 'ad')].filter(Boolean)
  if (plan.grain === 'order' || plan.grain === 'account') return text('order') || null
  if (plan.grain === 'channel') return text('channel') || null
  if (plan.grain === 'campaign') return campaign
  return parts.join(' / ') || null
}

/** A line as a row, or what keeps it from being one; `why` where it is none at all. */
export function understandLine(plan: Plan, { line, cells, broken }: FileRecord): Outcome[] {
  if (broken) {
    const says = 'The file ends inside a quoted cell.'
    return withError([problemAt(plan, line, -1, '', says)], line)
  }
  const day = dayOf(plan, cells)
  const why = whyLeftOut(line, cells, plan, 'day' in day)
  if (why) return [{ kind: 'left-out', line, why, says: null }]
  const currency = currencyOfLine(plan, cells)
  const problems: Problem[] =
    'says' in day ? [problemAt(plan, line, day.at, cells[day.at] ?? '', day.says)] : []
  const values: FigureRow['values'] = {}
  for (const figure of plan.figures) {
    const cell = cells[figure.at] ?? ''
    const amount = amountOf(figure, cell, currency)
    if ('says' in amount) problems.push(problemAt(plan, line, figure.at, cell, amount.says))
    if ('value' in amount) values[figure.measure] = amount.value
  }
  if ('says' in day || problems.length > 0) return withError(problems, line)
  if (Object.keys(values).length === 0)
    return [{ kind: 'left-out', line, why: 'other', says: 'No figure on this line.' }]
  return [rowOf(plan, cells, { line, ...day, currency, values })]
}

const withError = (problems: Problem[], line: number): Outcome[] => [
  ...problems,
  { kind: 'left-out', line, why: 'error', says: null },
]

type Told = Pick<FigureRow, 'line' | 'day' | 'hour' | 'currency' | 'values'>

function rowOf(plan: Plan, cells: Cell[], told: Told): Outcome {
  const negative = Object.values(told.values).some(value => value < 0)
  const campaign = campaignOf(plan, cells, told.day)
  const row: FigureRow = {
    ...told,
    channel: channelOf(plan, cells),
    grain: plan.grain,
    entity: entityOf(plan, cells, campaign),
    campaign,
    slice: sliceText(
      plan.slices.map(({ at, slice }) => ({ slice, value: String(cells[at] ?? '') })),
    ),
    attribution: textAt(plan, cells, 'attribution') || null,
  }
  return { kind: 'row', row, note: negative ? 'Negative: kept as a credit.' : null }
}
