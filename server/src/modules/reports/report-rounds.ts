import type { ReportAnswer } from '@sextant/contracts/reports/rows'
import { isReportType } from '@sextant/contracts/reports/types'
import { daysOfRule } from '@sextant/agents/reports/period-words'
import { valueOf } from '@sextant/database/call'
import type { Services } from '../../platform/context.ts'
import { NOTHING_TO_SEND, titleOf } from './change-report.ts'
import { renderReport } from './export/render-report.ts'
import { readReport, type Reader } from './read-report.ts'

type Around = Pick<Services, 'database' | 'now' | 'log'>
type DueSchedule = {
  org_id: string
  id: string
  report_type: string
  cadence: 'weekly' | 'monthly'
  due_at: Date
  today: string
}
type DueMail = {
  org_id: string
  id: string
  report_id: string
  actor_id: string | null
  share: boolean
  attempts: number
}

const POLL_MS = 60_000
const BATCH = 20
/** Failures that no further try would mend. */
class GivenUp extends Error {}

/** Makes the report of every schedule that is due. Several servers may look: the database lets one of them do it. */
async function runSchedules({ database, now, log }: Around): Promise<void> {
  const at = now().toISOString()
  const { rows } = await database.pool.query<DueSchedule>(
    'select * from app.due_report_schedules($1)',
    [at],
  )
  for (const { org_id, id, report_type, cadence, due_at, today } of rows) {
    if (!isReportType(report_type)) continue
    const days = daysOfRule(cadence === 'weekly' ? 'last-week' : 'last-month', today)
    await database.pool
      .query('select app.run_report_schedule($1, $2, $3, $4, $5, $6, $7)', [
        org_id,
        id,
        due_at,
        titleOf(report_type, days),
        days.from,
        days.to,
        at,
      ])
      .catch((error: unknown) => log.error({ err: error }, 'a scheduled report was not made'))
  }
}

/** The report of a mail, frozen; a scheduled one is frozen by the first mail that carries it. */
async function frozen(reader: Reader, { report_id, share }: DueMail): Promise<ReportAnswer> {
  const answer = await readReport(reader, report_id)
  if (answer.content.empty) throw new GivenUp(NOTHING_TO_SEND)
  if (answer.report.state === 'published' && (!share || answer.report.shared_at)) return answer
  await valueOf(
    reader.database.pool,
    reader,
    'publish_report',
    report_id,
    answer.report.version,
    JSON.stringify(answer.content),
    share,
    [],
    false,
    reader.now().toISOString(),
  )
  return readReport(reader, report_id)
}

async function queueMail(around: Around, mail: DueMail): Promise<void> {
  if (!mail.actor_id) throw new GivenUp('Whoever set this up has left. Set it up anew.')
  const reader: Reader = { ...around, userId: mail.actor_id, orgId: mail.org_id }
  const { report, content } = await frozen(reader, mail)
  const file = await renderReport(reader, 'pdf', { title: report.title, content })
  const place = report.client_slug ? `/clients/${report.client_slug}` : ''
  const data = {
    title: report.title,
    from: content.brand.name,
    headline: content.headline,
    lead: content.lead,
    path: `${place}/metrics/reports/${report.id}`,
    file: Buffer.from(file).toString('base64'),
  }
  const { rows } = await around.database.pool.query<{ queued: boolean }>(
    'select app.queue_report_mail($1, $2, $3) as queued',
    [mail.org_id, mail.id, JSON.stringify(data)],
  )
  if (!rows[0]?.queued) throw new GivenUp('The recipient has left, or does not see this client.')
}

/** What a person can do something with; the rest stays in the log. */
function reasonOf(error: unknown): { reason: string; final: boolean } {
  if (error instanceof GivenUp) return { reason: error.message, final: true }
  const { code } = error as { code?: string }
  if (code === 'SX401' || code === '42501' || code === 'SX404')
    return {
      reason: 'Whoever set this up may not send it any more. Set it up anew.',
      final: true,
    }
  return { reason: 'The report could not be made into a file.', final: false }
}

/** Puts the reports that wait into the outbox, each with its file. */
async function mailWaiting(around: Around): Promise<boolean> {
  const { database, now, log } = around
  const { rows } = await database.pool.query<DueMail>(
    'select * from app.claim_report_mails($1, $2)',
    [now().toISOString(), BATCH],
  )
  for (const mail of rows) {
    try {
      await queueMail(around, mail)
    } catch (error) {
      const { reason, final } = reasonOf(error)
      if (!final) log.error({ err: error }, 'a report was not mailed')
      await database.pool.query('select app.fail_report_mail($1, $2, $3, $4, $5)', [
        mail.org_id,
        mail.id,
        reason,
        final,
        now().toISOString(),
      ])
    }
  }
  return rows.length === BATCH
}

/** One look: schedules that are due become reports, reports that wait become mails. */
export async function reportRound(around: Around): Promise<void> {
  await runSchedules(around)
  while (await mailWaiting(around));
}

/** Looks every minute, and at once when somebody sends a report. */
export async function startReportRounds(around: Around): Promise<{ close: () => Promise<void> }> {
  let working: Promise<void> | null = null
  let again = false
  let closing = false
  const work = async (): Promise<void> => {
    do {
      again = false
      await reportRound(around)
    } while (again && !closing)
  }
  const wake = (): void => {
    again = true
    if (working || closing) return
    working = work()
      .catch((error: unknown) => around.log.error({ err: error }, 'reports could not be sent'))
      .finally(() => {
        working = null
      })
  }
  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  const deafen = await around.database.listen('sextant_reports', wake)
  return {
    close: async () => {
      closing = true
      clearInterval(timer)
      await deafen()
      await working
    },
  }
}
