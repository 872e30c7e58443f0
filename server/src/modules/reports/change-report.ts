import { daysOfRule, periodTitle } from '@sextant/agents/reports/period-words'
import type { ReportContent } from '@sextant/contracts/reports/content'
import type { ReportAnswer, ReportRow } from '@sextant/contracts/reports/rows'
import {
  isReportType,
  type PeriodRule,
  REPORT_TYPES,
  type ReportType,
} from '@sextant/contracts/reports/types'
import { valueOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { readReport } from './read-report.ts'

type Signed = Context & { token: string }
type Given = { rule: PeriodRule; from?: string | undefined; to?: string | undefined }
type Period = { rule: PeriodRule; from: string; to: string }

/** The days that were asked for; a rule means the week or month before today. */
function periodOf({ rule, from, to }: Given, today: string): Period {
  if (rule === 'days') return { rule, from: from!, to: to! }
  return { rule, ...daysOfRule(rule, today) }
}

const todayOf = ({ now }: Pick<Context, 'now'>): string => now().toISOString().slice(0, 10)

/** "Monthly report, October 2026". */
export const titleOf = (type: ReportType, days: { from: string; to: string }): string =>
  `${REPORT_TYPES[type].name}, ${periodTitle(days)}`

/** A type by its name; NOT_FOUND, with those there are, for any other. */
export function typeOf(name: string): ReportType {
  if (isReportType(name)) return name
  const known = Object.values(REPORT_TYPES).map(type => type.name.toLowerCase())
  throw fail('NOT_FOUND', `There is no such report. There are: ${known.join(', ')}.`)
}

type Creation = {
  client_id?: string | undefined
  report_type: string
  title?: string | undefined
  period?: Given | undefined
}

export async function createReport(context: Signed, input: Creation): Promise<{ id: string }> {
  const type = typeOf(input.report_type)
  const { rule, sections } = REPORT_TYPES[type]
  const period = periodOf(input.period ?? { rule }, todayOf(context))
  const id = await callFunction<string>(
    context,
    'create_report',
    input.client_id ?? null,
    type,
    input.title ?? titleOf(type, period),
    period.rule,
    period.from,
    period.to,
    [...sections],
    'agency',
  )
  return { id }
}

type Change = {
  id: string
  version: number
  title?: string | undefined
  sections?: readonly string[] | undefined
  brand?: ReportRow['brand'] | undefined
  plan?: Record<string, number> | undefined
  steps?: readonly { lead: string; text: string }[] | undefined
  words?: string | undefined
  period?: Given | undefined
}

export async function updateReport(context: Signed, change: Change): Promise<ReportAnswer> {
  const period = change.period && periodOf(change.period, todayOf(context))
  await callFunction(
    context,
    'update_report',
    change.id,
    change.version,
    change.title ?? null,
    change.sections ? [...new Set(change.sections)] : null,
    change.brand ?? null,
    change.plan ?? null,
    change.steps ? JSON.stringify(change.steps) : null,
    change.words ?? null,
    period?.rule ?? null,
    period?.from ?? null,
    period?.to ?? null,
  )
  return readReport(context, change.id)
}

type Publication = { id: string; version: number; share: boolean; recipients: readonly string[] }

/** A report without a number is not sent. */
export const NOTHING_TO_SEND =
  'There are no figures of these days yet. Import them, or choose other days.'

const isEmpty = ({ empty }: ReportContent): boolean => empty !== null

export async function publishReport(
  context: Signed,
  { id, version, share, recipients }: Publication,
): Promise<ReportAnswer> {
  const { content } = await readReport(context, id)
  if (isEmpty(content)) throw fail('UNPROCESSABLE', NOTHING_TO_SEND)
  await valueOf(
    context.database.pool,
    context,
    'publish_report',
    id,
    version,
    JSON.stringify(content),
    share,
    [...recipients],
    true,
    context.now().toISOString(),
  )
  return readReport(context, id)
}
