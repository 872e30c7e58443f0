import type {
  ReportComment,
  ReportMailRow,
  ReportPerson,
  ReportRow,
  ScheduleRow,
} from '@sextant/contracts/reports/rows'
import { rowsOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import { api, type Context, withToken } from '../../platform/context.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { createReport, publishReport, typeOf, updateReport } from './change-report.ts'
import { readReport } from './read-report.ts'
import { saveSchedule } from './schedules.ts'

export { reportFileRoutes } from './export/index.ts'
export { startReportRounds } from './report-rounds.ts'

const { reports } = api
const comments = { name: 'report-comment', points: 60, seconds: 600 }
const sending = { name: 'report-send', points: 60, seconds: 3600 }

/** Rows of a function that answers each as one object. */
async function jsonRows<Row>(
  context: Context & { token: string },
  name: string,
  ...values: (string | number | null)[]
): Promise<Row[]> {
  const rows = await rowsOf<Record<string, Row>>(context.database.pool, context, name, ...values)
  return rows.map(row => row[name]!)
}

export const reportRouter = {
  list: reports.list.use(withToken).handler(({ input, context }) => {
    const type = input.report_type === undefined ? null : typeOf(input.report_type)
    return jsonRows<ReportRow>(context, 'list_reports', input.client_id ?? null, type, input.limit)
  }),
  create: reports.create
    .use(withToken)
    .handler(({ input, context }) => createReport(context, input)),
  read: reports.read.use(withToken).handler(({ input, context }) => readReport(context, input.id)),
  update: reports.update
    .use(withToken)
    .handler(({ input, context }) => updateReport(context, input)),
  publish: reports.publish.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, sending)
    return publishReport(context, input)
  }),
  unshare: reports.unshare.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'unshare_report', input.id)
    return readReport(context, input.id)
  }),
  remove: reports.remove.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'delete_report', input.id)
    return input
  }),
  restore: reports.restore.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'restore_report', input.id)
    return input
  }),
  comment: reports.comment.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, comments)
    const { id, comment_id = null, section, body } = input
    return callFunction<ReportComment>(context, 'add_report_comment', id, comment_id, section, body)
  }),
  people: reports.people
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<ReportPerson>(
        context.database.pool,
        context,
        'report_people',
        input.client_id ?? null,
      ),
    ),
  schedules: reports.schedules
    .use(withToken)
    .handler(({ input, context }) =>
      jsonRows<ScheduleRow>(context, 'list_report_schedules', input.client_id ?? null),
    ),
  addSchedule: reports.addSchedule
    .use(withToken)
    .handler(({ input: { client_id, ...fields }, context }) =>
      saveSchedule(context, fields, { client_id }),
    ),
  updateSchedule: reports.updateSchedule
    .use(withToken)
    .handler(({ input: { id, version, ...fields }, context }) =>
      saveSchedule(context, fields, { id, version }),
    ),
  removeSchedule: reports.removeSchedule
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<ScheduleRow>(context, 'delete_report_schedule', input.id),
    ),
  mails: reports.mails
    .use(withToken)
    .handler(({ input, context }) =>
      jsonRows<ReportMailRow>(
        context,
        'list_report_mails',
        input.client_id ?? null,
        input.report_id ?? null,
      ),
    ),
  retryMail: reports.retryMail.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, sending)
    await callFunction(context, 'retry_report_mail', input.id, context.now().toISOString())
    return input
  }),
}
